const NEWLINE = 0x0a;

/**
 * Cuts a byte stream into lines without their ends (`\n` or `\r\n`). A line is put together once, when its end has come,
 * so a line that arrives in many chunks costs no more than its bytes. `onTooLong` is told once about a line over
 * `maxBytes`; nothing is given out after that.
 */
export function createLineSplitter(
  maxBytes: number,
  onLine: (line: Buffer) => void,
  onTooLong: () => void,
): (chunk: Buffer) => void {
  let parts: Buffer[] = [];
  let length = 0;
  let broken = false;
  const add = (part: Buffer): void => {
    if (part.length === 0) return;
    parts.push(part);
    length += part.length;
  };
  const flush = (): void => {
    const line = Buffer.concat(parts, length);
    parts = [];
    length = 0;
    onLine(line.at(-1) === 0x0d ? line.subarray(0, -1) : line);
  };
  return (chunk) => {
    if (broken) return;
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0 && !broken; end = chunk.indexOf(NEWLINE, start)) {
      add(chunk.subarray(start, end));
      start = end + 1;
      if (length <= maxBytes) flush();
      else broken = true;
    }
    add(chunk.subarray(start));
    if (length <= maxBytes && !broken) return;
    broken = true;
    parts = [];
    onTooLong();
  };
}
