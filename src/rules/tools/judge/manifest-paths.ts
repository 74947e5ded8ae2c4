const KEYS: ReadonlySet<string> = new Set(
  'path hostpath file files source src target subpath envfile env_file secretfile filename localpath dockerfile context'.split(
    ' ',
  ),
);

/**
 * The paths that a YAML manifest mounts or names: values of `path:`, `hostPath:` and their kin, and list elements of
 * `host:container` form. Read line by line, so that a broken manifest is read too. Linear in the text.
 */
export function manifestPaths(text: string): readonly string[] {
  const paths: string[] = [];
  for (const line of text.split(/[\n\r]+/)) {
    const trimmed = line.trim().replace(/^(?:- )+/, '');
    const colon = trimmed.indexOf(':');
    if (colon > 0 && KEYS.has(trimmed.slice(0, colon).trim().replace(/["']/g, '').toLowerCase())) {
      paths.push(...flowValues(trimmed.slice(colon + 1)));
    } else if (line.trim().startsWith('- ') && /^["']?[/~.]/.test(trimmed)) {
      paths.push(...trimmed.replace(/["']/g, '').split(':'));
    }
  }
  return paths.filter((path) => path !== '');
}

/** A value, or the values of a one-line map: `{path: /root/.ssh, type: Directory}`. */
function flowValues(value: string): readonly string[] {
  const text = value.replace(/\s#.*$/, '').trim();
  if (!text.startsWith('{') && !text.startsWith('[')) return [unquote(text)];
  return text
    .slice(1)
    .split(/[,{}[\]]/)
    .map((member) => unquote(member.slice(member.indexOf(':') + 1).trim()));
}

function unquote(text: string): string {
  return text.replace(/^["']|["']$/g, '');
}
