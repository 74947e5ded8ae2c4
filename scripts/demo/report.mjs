// What the demo prints, and its count of passes and failures.

const WIDTH = 160;

export function createReport(write, workspace) {
  const counts = { passed: 0, failed: 0 };
  const short = (value) => {
    const text = JSON.stringify(value).replaceAll(workspace, '…').replace(/\\n/g, ' ');
    return text.length > WIDTH ? `${text.slice(0, WIDTH)}…` : text;
  };
  return {
    counts,
    line: (text) => write(`${text}\n`),
    heading: (text) => write(`\n== ${text}\n`),
    check({ title, as, send }, outcome, complaint) {
      const passed = complaint === undefined;
      counts[passed ? 'passed' : 'failed'] += 1;
      write(`\n${passed ? 'PASS' : 'FAIL'}  ${title}\n`);
      write(`  sent      ${as === undefined ? '' : `(${as}) `}${short(describe(send))}\n`);
      write(`  came back ${short(shown(outcome))}\n`);
      if (!passed) write(`  but       ${short(complaint)}\n`);
    },
  };
}

function describe(send) {
  if (send.tool !== undefined) return { [send.tool]: send.arguments ?? {} };
  return send.resource === undefined ? 'tools/list' : { 'resources/read': send.resource };
}

function shown(outcome) {
  if (outcome.kind !== 'result') return { [outcome.kind]: outcome.message, data: outcome.data };
  const { tools, structuredContent, ...rest } = outcome.result;
  return tools === undefined ? { ...rest, structuredContent } : tools.map(({ name }) => name);
}
