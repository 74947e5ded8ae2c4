import { isJsonObject, type JsonValue } from '../../domain/json/types.js';
import { err, ok } from '../../domain/result.js';
import { gatewayReport, renderGateway } from '../../preflight/gateway/report.js';
import type { PreflightOutcome, PreflightRequest } from './types.js';

/** An agentgateway file: every way in which it does not ask the guard. */
export function preflightGateway(
  file: string,
  value: JsonValue,
  text: string,
  request: PreflightRequest,
): PreflightOutcome {
  if (request.expect !== undefined) {
    return err([{ message: 'a gateway file has no fingerprint', path: ['--expect'] }]);
  }
  if (!isJsonObject(value)) return err([{ message: 'must be a map', path: [], file }]);
  const report = gatewayReport(file, value, text, request.env);
  return ok({ ok: report.ok, json: report, text: renderGateway(report) });
}
