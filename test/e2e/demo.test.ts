import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDemoHome, type DemoHome, runDemo } from '../helpers/run-demo.js';

const LONG_MS = 120_000;

/** A docker whose daemon answers, but which has no image and gets none. */
const DOCKER_WITHOUT_IMAGES = '#!/bin/sh\n[ "$1" = version ] && echo 28.0.0 && exit 0\nexit 1\n';

/** A docker that has everything; what it would run in the container it runs here. */
const DOCKER_THAT_WORKS = `#!/bin/sh
case "$1" in
  run) while [ "$1" != "-f" ]; do shift; done
       exec node dist/cli/main.js gateway --config "$2" ;;
  image) [ "$3" = --format ] && echo /app/agentgateway ;;
  rm) echo "$3" >> "$HOME/removed" ;;
  build) cat > "$HOME/Dockerfile" ;;
esac
exit 0
`;

/** A gateway that lets calls through when its guard is dead. */
const FAIL_OPEN = `#!/bin/sh
sed 's/failClosed/failOpen/' "$2" > "$HOME/open.yaml"
exec node dist/cli/main.js gateway --config "$HOME/open.yaml"
`;

let home: DemoHome;

beforeEach(async () => {
  home = await createDemoHome();
});

afterEach(() => home.remove());

describe('npm run demo', () => {
  it(
    'passes every check behind the development gateway and leaves nothing behind',
    async () => {
      await home.program('docker', DOCKER_WITHOUT_IMAGES);
      const { status, output } = await runDemo(home);
      expect(output).toContain("gateway: extmcp-guard's development gateway");
      expect(output).toMatch(/because AGENTGATEWAY_BIN is not set, .* cannot be had/);
      expect(output).toContain('npm run demo -- --download');
      expect(output.match(/^FAIL.*$/gm)).toBeNull();
      expect(output).toMatch(/\n2[0-9] passed, 0 failed/);
      expect(status).toBe(0);
      expect(await home.leftovers()).toEqual([]);
    },
    LONG_MS,
  );

  it(
    'runs behind Docker when it can, and cleans up on Ctrl-C',
    async () => {
      await home.program('docker', DOCKER_THAT_WORKS);
      let pressed = false;
      const { status, output } = await runDemo(home, [], {}, (sofar, child) => {
        // Once: a second Ctrl-C ends it without cleaning up.
        if (!pressed && sofar.includes('PASS  an ordinary file')) pressed = child.kill('SIGINT');
      });
      expect(output).toContain('gateway: agentgateway from Docker');
      expect(status).toBe(130);
      await expect.poll(() => home.leftovers(), { timeout: 10_000 }).toEqual([]);
      const removed = await readFile(join(home.directory, 'removed'), 'utf8');
      expect(removed.trim().split('\n')).toEqual([expect.stringMatching(/^extmcp-guard-demo-/), expect.any(String)]);
      const dockerfile = await readFile(join(home.directory, 'Dockerfile'), 'utf8');
      expect(dockerfile).toContain('COPY --from=gateway /app/agentgateway /usr/local/bin/agentgateway');
    },
    LONG_MS,
  );

  it(
    'cleans up when its reader goes away',
    async () => {
      const { output } = await runDemo(home, [], {}, (sofar, child) => {
        if (sofar.includes('Without a guard')) child.stdout?.destroy();
      });
      expect(output).not.toContain('passed');
      await expect.poll(() => home.leftovers(), { timeout: 10_000 }).toEqual([]);
    },
    LONG_MS,
  );

  it(
    'fails when a check fails',
    async () => {
      await home.program('agentgateway', FAIL_OPEN);
      const { status, output } = await runDemo(home);
      expect(output.match(/^FAIL.*$/gm)).toEqual(['FAIL  while the guard is dead, even a harmless read is denied']);
      expect(status).toBe(1);
      expect(await home.leftovers()).toEqual([]);
    },
    LONG_MS,
  );

  it('cannot run when the gateway does not start', async () => {
    await home.program('agentgateway', '#!/bin/sh\nexit 7\n');
    const { status, output } = await runDemo(home);
    expect(output).toContain('ended with 7');
    expect(status).toBe(2);
    expect(await home.leftovers()).toEqual([]);
  });

  it('refuses an AGENTGATEWAY_BIN that is no program', async () => {
    const { status, output } = await runDemo(home, [], { AGENTGATEWAY_BIN: '/nonexistent/agentgateway' });
    expect(output).toContain('AGENTGATEWAY_BIN does not name a program');
    expect(status).toBe(2);
  });

  it('shows its flags, and refuses others', async () => {
    expect(await runDemo(home, ['--help'])).toMatchObject({ status: 0, output: expect.stringContaining('--download') });
    expect(await runDemo(home, ['--upload'])).toMatchObject({ status: 2, output: expect.stringContaining('usage:') });
  });
});
