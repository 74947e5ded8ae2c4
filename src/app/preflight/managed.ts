import type { Fault } from '../../domain/fault.js';
import { decodeUtf8 } from '../../domain/json/decode.js';
import type { JsonValue } from '../../domain/json/types.js';
import type { Digests } from '../../domain/ports.js';
import { err, ok, type Result } from '../../domain/result.js';
import { parseDotenv } from '../../preflight/dotenv.js';
import { hasErrors } from '../../preflight/finding.js';
import { expandSettings } from '../../preflight/managed/expand-settings.js';
import { managedFingerprint } from '../../preflight/managed/fingerprint.js';
import { literalSettings } from '../../preflight/managed/literal.js';
import { renderManaged } from '../../preflight/managed/render.js';
import { type ManagedReport, managedReport, type NamedEnvironment } from '../../preflight/managed/report.js';
import { readServers, type Server } from '../../preflight/managed/servers.js';
import { type ManagedSettings, readManagedSettings } from '../../preflight/managed/settings.js';
import { printable } from '../../preflight/render-table.js';
import { readInput, readJsonInput, withPointers } from './input.js';
import type { PreflightOutcome, PreflightRequest } from './types.js';

/** How the environment of this process is called where no `--env` is given. */
export const CURRENT = 'current';

/** Managed MCP settings: the effective lists, their fingerprint and findings per environment. */
export async function preflightManaged(
  file: string,
  value: JsonValue,
  request: PreflightRequest,
  digests: Pick<Digests, 'sha256'>,
): Promise<PreflightOutcome> {
  const settings = readManagedSettings(value);
  const environments = readEnvironments(request);
  const servers = request.servers === undefined ? ok(undefined) : await readServerList(request.servers);
  const faults = [
    ...(settings.ok ? [] : withPointers(settings.error, file)),
    ...(environments.ok ? [] : environments.error),
    ...(servers.ok ? [] : servers.error),
  ];
  if (!settings.ok || !environments.ok || !servers.ok) return err(faults);
  const report = managedReport(
    {
      file,
      settings: settings.value,
      environments: environments.value,
      ...(servers.value === undefined ? {} : { servers: servers.value }),
      ...(request.expect === undefined ? {} : { expect: request.expect }),
    },
    digests,
  );
  if (request.literal !== undefined) {
    return literalAnswer(request.literal, settings.value, environments.value, report, digests);
  }
  return ok({ ok: report.ok, json: report, text: renderManaged(report) });
}

function readEnvironments(request: PreflightRequest): Result<readonly NamedEnvironment[], readonly Fault[]> {
  if (request.environments.length === 0) return ok([{ name: CURRENT, variables: request.env }]);
  const faults: Fault[] = [];
  const environments: NamedEnvironment[] = [];
  for (const option of request.environments) {
    const split = option.indexOf('=');
    const name = option.slice(0, Math.max(0, split));
    const read =
      name === ''
        ? err([{ message: 'must be NAME=FILE', path: ['--env'] }])
        : readEnvironment(name, option.slice(split + 1));
    if (!read.ok) faults.push(...read.error);
    else if (environments.some((one) => one.name === name))
      faults.push({ message: `'${name}' is given twice`, path: ['--env'] });
    else environments.push(read.value);
  }
  return faults.length > 0 ? err(faults) : ok(environments);
}

function readEnvironment(name: string, file: string): Result<NamedEnvironment, readonly Fault[]> {
  const bytes = readInput(file);
  if (!bytes.ok) return bytes;
  const text = decodeUtf8(bytes.value);
  if (text === undefined) return err([{ message: 'not valid UTF-8', path: [], file }]);
  const variables = parseDotenv(text, file);
  return variables.ok ? ok({ name, variables: variables.value }) : variables;
}

async function readServerList(file: string): Promise<Result<readonly Server[], readonly Fault[]>> {
  const bytes = readInput(file);
  if (!bytes.ok) return bytes;
  const value = await readJsonInput(file, bytes.value);
  if (!value.ok) return value;
  const servers = readServers(value.value);
  return servers.ok ? servers : err(withPointers(servers.error, file));
}

/** The file as it should be written. What does not resolve is not written: an empty value would be worse than a reference. */
function literalAnswer(
  name: string,
  settings: ManagedSettings,
  environments: readonly NamedEnvironment[],
  report: ManagedReport,
  digests: Pick<Digests, 'sha256'>,
): PreflightOutcome {
  const environment = environments.find((one) => one.name === name);
  const findings = report.environments.find((one) => one.name === name)?.findings ?? [];
  if (environment === undefined) {
    const known = environments.map((one) => one.name).join(', ');
    return err([{ message: `no environment '${name}'; there is ${known}`, path: ['--literal'] }]);
  }
  if (hasErrors(findings)) return ok({ ok: false, json: report, text: '', notes: renderManaged(report) });
  const literal = literalSettings(settings, expandSettings(settings, environment.variables));
  const fingerprint = managedFingerprint(literal.lists, digests);
  const decisions = literal.decisions.map(
    ({ at, variables, entry }) => `  ${at} depends on ${variables.join(', ')}: ${printable(JSON.stringify(entry))}\n`,
  );
  const open =
    decisions.length === 0 ? '' : `left out, for you to decide (each user could steer it):\n${decisions.join('')}`;
  return ok({
    ok: true,
    json: {
      kind: 'managed-literal',
      environment: name,
      fingerprint,
      settings: literal.settings,
      decisions: literal.decisions,
    },
    text: `${JSON.stringify(literal.settings, null, 2)}\n`,
    notes: `${open}fingerprint ${fingerprint}\n`,
  });
}
