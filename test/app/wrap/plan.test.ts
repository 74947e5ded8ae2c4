import { describe, expect, test } from 'vitest';
import { type Launcher, planInstall } from '../../../src/app/wrap/install/plan.js';

const launcher: Launcher = { words: ['/bin/node', '/lib/guard/main.js'], flags: ['--client', 'me'] };
const plan = (text: string) => {
  const planned = planInstall(text, launcher);
  return planned.ok ? planned.value : planned.error;
};
const textOf = (text: string): string => {
  const planned = plan(text);
  return typeof planned === 'string' ? planned : planned.text;
};

describe('an entry', () => {
  test('gets the guard as its command; its own words follow', () => {
    const text =
      '{\n  // mine\n  "mcpServers": {\n    "fs": { "command": "npx", "args": [ "-y", "pkg" ], "env": {"A": "1"} },\n  }\n}\n';
    expect(textOf(text)).toBe(
      '{\n  // mine\n  "mcpServers": {\n    "fs": { "command": "/bin/node", "args": ["/lib/guard/main.js", "wrap", "--service", "fs", ' +
        '"--client", "me", "--pass", "A", "--", "npx",  "-y", "pkg" ], "env": {"A": "1"} },\n  }\n}\n',
    );
  });
  test('without args gets some', () => {
    expect(JSON.parse(textOf('{"servers":{"s":{"type":"stdio","command":"./s"}}}'))).toEqual({
      servers: {
        s: {
          type: 'stdio',
          command: '/bin/node',
          args: ['/lib/guard/main.js', 'wrap', '--service', 's', '--client', 'me', '--', './s'],
        },
      },
    });
  });
  test('with empty args too', () => {
    expect(JSON.parse(textOf('{"servers":{"s":{"command":"s","args":[ ]}}}')).servers.s.args.at(-1)).toBe('s');
  });
});

describe('what is found', () => {
  test.each([
    ['a url', '{"url":"https://x"}', 'remote'],
    ['a url of another name', '{"type":"http","serverUrl":"https://x"}', 'remote'],
    ['nothing', '{}', 'unclear'],
    ['a command that is no text', '{"command":["a"]}', 'unclear'],
    ['arguments that are no texts', '{"command":"a","args":[1]}', 'unclear'],
    ['no object', '7', 'unclear'],
    ['a guard on the path', '{"command":"extmcp-guard","args":["wrap","--","x"]}', 'wrapped'],
    ['a guard by npx', '{"command":"npx","args":["-y","extmcp-guard@0.1.0","wrap","--","x"]}', 'wrapped'],
    ['a guard by its script', '{"command":"node","args":["/lib/guard/main.js","wrap","--","x"]}', 'wrapped'],
    ['exec only', '{"command":"extmcp-guard","args":["exec","--","x"]}', 'wrap'],
    ['a server that is told to wrap something', '{"command":"srv","args":["--","extmcp-guard","wrap"]}', 'wrap'],
    ['a plain command', '{"command":"srv"}', 'wrap'],
  ])('%s', (_title, entry, state) => {
    expect(plan(`{"mcpServers":{"s":${entry}}}`)).toMatchObject({ servers: [{ name: 's', state }] });
  });

  test('servers of VS Code settings and of projects', () => {
    const text =
      '{"mcp":{"servers":{"a":{"command":"a"}}},"projects":{"/p":{"mcpServers":{"b":{"command":"b"}},"x":1}}}';
    expect(plan(text)).toMatchObject({ servers: [{ name: 'a' }, { name: 'b' }] });
  });

  test('twice is once', () => {
    const once = textOf('{"mcpServers":{"s":{"command":"a","args":["b"]}}}');
    expect(textOf(once)).toBe(once);
  });
});

test.each([
  ['{', 'is not JSON'],
  ['[]', 'is not a JSON object'],
  ['{"a":1}', 'has no mcpServers and no servers'],
])('%s %s', (text, why) => expect(plan(text)).toBe(why));
