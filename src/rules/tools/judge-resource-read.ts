import type { Denial } from '../../domain/denial.js';
import { isJsonArray, isJsonObject, type JsonValue } from '../../domain/json/types.js';
import type { Trace } from '../../domain/trace.js';
import { judgeUri } from '../paths/judge-path.js';
import type { CallPolicy } from './call-policy.js';
import { judgeOnDisk } from './judge/disk.js';
import { type Inspection, newInspection, type Site, type Use } from './judge/inspection.js';
import { settle } from './judge/verdict.js';
import { rootContext } from './judge-call.js';

const URI_USE: Use = { kind: 'uri', sure: true, mapped: true };

/** A resources/read: `uri` is whatever the parameter holds. */
export interface ResourceRead {
  readonly uri: JsonValue | undefined;
}

/**
 * Decides whether a resource's URI names a denied path, whatever its scheme: which scheme reads the disk is the upstream's
 * choice. A URI that is no string is looked through for strings. Undefined means that nothing speaks against it.
 */
export function judgeResourceRead(read: ResourceRead, policy: CallPolicy, trace: Trace): Denial | undefined {
  const site: Site = {
    place: { parent: undefined, step: 'uri' },
    uses: [URI_USE],
    contexts: [rootContext(policy)],
    whole: false,
  };
  return judgeAllUris(newInspection(policy, trace), site, read.uri);
}

function judgeAllUris(inspection: Inspection, site: Site, uri: JsonValue | undefined): Denial | undefined {
  const stack: JsonValue[] = uri === undefined ? [] : [uri];
  for (let value = stack.pop(); value !== undefined; value = stack.pop()) {
    const denial = typeof value === 'string' ? judgeOneUri(inspection, site, value) : undefined;
    if (denial !== undefined) return denial;
    if (isJsonArray(value)) for (const element of value) stack.push(element);
    else if (isJsonObject(value)) for (const child of Object.values(value)) stack.push(child);
  }
  return undefined;
}

function judgeOneUri(inspection: Inspection, site: Site, uri: string): Denial | undefined {
  const denial = settle(
    inspection,
    site,
    'uri',
    judgeUri(inspection.policy.paths, uri, rootContext(inspection.policy)),
  );
  if (denial !== undefined || !/^(?:file:|\/)/i.test(uri)) return denial;
  const end = uri.search(/[?#]/);
  return judgeOnDisk(inspection, site, URI_USE, end < 0 ? uri : uri.slice(0, end));
}
