import { type Logger, pino } from 'pino';
import { describe, expect, test, vi } from 'vitest';
import { createLateLog } from '../../../src/app/wrap/late-log.js';

function recorded() {
  const lines: { level: number; msg: string; [field: string]: unknown }[] = [];
  const load = vi.fn(
    async (level: string): Promise<Logger> =>
      pino({ level, base: null }, { write: (line) => void lines.push(JSON.parse(line)) }),
  );
  return { lines, load };
}

const told = (lines: readonly { msg: string }[]): string[] => lines.map(({ msg }) => msg);

describe('the late log', () => {
  test('keeps what is said until it is opened, in order, and writes at once from then on', async () => {
    const { lines, load } = recorded();
    const log = createLateLog('info', load);
    log.info({ a: 1 }, 'first');
    log.error({}, 'second');
    expect(lines).toEqual([]);
    await log.open();
    log.warn({ b: 2 }, 'third');
    expect(lines).toMatchObject([{ level: 30, a: 1 }, { level: 50 }, { level: 40, b: 2 }]);
    expect(told(lines)).toEqual(['first', 'second', 'third']);
  });

  test('asks for fields that take their time only when it writes', async () => {
    const { lines, load } = recorded();
    const log = createLateLog('info', load);
    const fields = vi.fn(() => ({ a: 1 }));
    log.info(fields, 'line');
    expect(fields).not.toHaveBeenCalled();
    await log.open();
    expect(lines).toMatchObject([{ a: 1 }]);
  });

  test('is opened once, whoever asks', async () => {
    const { lines, load } = recorded();
    const log = createLateLog('info', load);
    log.info({}, 'line');
    await Promise.all([log.open(), log.open(), log.close()]);
    await log.close();
    expect(load).toHaveBeenCalledTimes(1);
    expect(told(lines)).toEqual(['line']);
  });

  test('closing writes what waits, and loads nothing when nothing does', async () => {
    const quiet = recorded();
    await createLateLog('info', quiet.load).close();
    expect(quiet.load).not.toHaveBeenCalled();
    const { lines, load } = recorded();
    const log = createLateLog('warn', load);
    log.info({}, 'below the level');
    log.warn({}, 'line');
    await log.close();
    expect(told(lines)).toEqual(['line']);
  });

  test('opens by itself when much waits', async () => {
    const { lines, load } = recorded();
    const log = createLateLog('info', load);
    for (let n = 0; n < 99; n += 1) log.info({}, `${n}`);
    expect(load).not.toHaveBeenCalled();
    log.info({}, '99');
    await vi.waitFor(() => expect(lines).toHaveLength(100));
    expect(told(lines)).toEqual(Array.from({ length: 100 }, (_, n) => `${n}`));
  });

  test('a logger that cannot be loaded is told to whoever closes the log', async () => {
    const log = createLateLog('info', () => Promise.reject(new Error('no such module')));
    log.info({}, 'line');
    await expect(log.close()).rejects.toThrow('no such module');
  });
});
