import { isJsonObject, type JsonObject } from '../../domain/json/types.js';
import { hasErrors, type PreflightFinding } from '../finding.js';
import { countFindings, renderFindings } from '../render-findings.js';
import { printable, renderTable } from '../render-table.js';
import { METHODS, methodsOf, phaseOf } from './coverage.js';
import { expandVariables } from './expand-variables.js';
import { findSurfaces } from './find-surfaces.js';
import { lintGateway } from './lint-gateway.js';

/** Which phases of a method the processors of one group of targets are asked about. */
export interface MethodCoverage {
  readonly method: string;
  /** One word a processor: its phase, or `bypass` where no key matches. */
  readonly phases: readonly string[];
}

export interface GatewayReport {
  readonly kind: 'gateway';
  readonly file: string;
  readonly targets: readonly { readonly at: string; readonly coverage: readonly MethodCoverage[] }[];
  readonly findings: readonly PreflightFinding[];
  /** False: an error among the findings. */
  readonly ok: boolean;
}

/** Lints a gateway's file. `env` holds the variables that are set where the gateway starts. */
export function gatewayReport(
  file: string,
  config: JsonObject,
  text: string,
  env: ReadonlyMap<string, string>,
): GatewayReport {
  const findings = lintGateway(config, text, env);
  const expanded = expandVariables(config, env);
  const targets = findSurfaces(isJsonObject(expanded) ? expanded : {}).map(({ at, processors }) => ({
    at,
    coverage: METHODS.map(({ method }) => ({
      method,
      phases: processors.map((processor) => phaseOf(methodsOf(processor.value), method)?.phase ?? 'bypass'),
    })),
  }));
  return { kind: 'gateway', file, targets, findings, ok: !hasErrors(findings) };
}

/** The report for people. */
export function renderGateway(report: GatewayReport): string {
  const targets = report.targets.map(({ at, coverage }) => {
    const rows = coverage.map(({ method, phases }) => [method, phases.length === 0 ? 'bypass' : phases.join(', ')]);
    return `targets at ${printable(at)}\n${renderTable(rows, '  ')}`;
  });
  return [
    `agentgateway configuration  ${printable(report.file)}\n`,
    ...targets,
    `findings\n${renderFindings(report.findings)}`,
    `result: ${report.ok ? 'pass' : 'fail'} (${countFindings(report.findings)})\n`,
  ].join('\n');
}
