import {
  capabilities,
  contentBlock,
  implementation,
  prompt,
  promptMessage,
  resource,
  resourceContents,
  resourceTemplate,
  tool,
} from './content-shapes.js';
import { inputRequests } from './request-shapes.js';
import { array, free, meta, object, type Shape, scalar } from './shape.js';

/** What a method's result may hold, and what makes it a result of that method. */
export interface ResultShape {
  readonly keys: Readonly<Record<string, Shape>>;
  /** One of these keys must be there, unless the result is empty. Empty list: any object will do. */
  readonly anyOf: readonly string[];
}

const base = { _meta: meta };
const typed = { _meta: meta, resultType: scalar };
const cache = { ttlMs: scalar, cacheScope: scalar };
const askBack = { inputRequests, requestState: scalar };
/** Of a task in either form; the older form says `ttl` and `pollInterval`, the extension `ttlMs` and `pollIntervalMs`. */
const taskState = { taskId: scalar, status: scalar, statusMessage: scalar, createdAt: scalar, lastUpdatedAt: scalar };
const olderTask = { ...taskState, ttl: scalar, pollInterval: scalar };
const newerTask = { ...taskState, ttlMs: scalar, pollIntervalMs: scalar };
const task = object({
  'taskId!': scalar,
  'status!': scalar,
  statusMessage: scalar,
  createdAt: scalar,
  lastUpdatedAt: scalar,
  ttl: scalar,
  pollInterval: scalar,
});

const toolContent = { content: array(contentBlock), structuredContent: free, isError: scalar };
const callKeys = { ...typed, ...toolContent, ...askBack, ...newerTask, task };
const empty: ResultShape = { keys: base, anyOf: [] };

function list(key: string, item: Shape): ResultShape {
  return { keys: { ...typed, ...cache, nextCursor: scalar, [key]: array(item) }, anyOf: [key] };
}

/**
 * Keys per method, as the union over protocol versions 2024-11-05 to 2026-07-28 and the tasks extension: a result
 * carries no version, so what any version names may pass. Source: the schema.json of each version.
 */
export const resultShapes: Readonly<Record<string, ResultShape>> = {
  initialize: {
    keys: { ...base, protocolVersion: scalar, capabilities, serverInfo: implementation, instructions: scalar },
    anyOf: ['protocolVersion'],
  },
  'server/discover': {
    keys: { ...typed, ...cache, supportedVersions: array(scalar), capabilities, instructions: scalar },
    anyOf: ['supportedVersions'],
  },
  ping: empty,
  'logging/setLevel': empty,
  'resources/subscribe': empty,
  'resources/unsubscribe': empty,
  'subscriptions/listen': { keys: typed, anyOf: [] },
  'tools/list': list('tools', tool),
  'resources/list': list('resources', resource),
  'resources/templates/list': list('resourceTemplates', resourceTemplate),
  'prompts/list': list('prompts', prompt),
  'tools/call': {
    keys: callKeys,
    anyOf: ['content', 'structuredContent', 'isError', '_meta', 'task', 'taskId', 'inputRequests', 'requestState'],
  },
  'resources/read': {
    keys: { ...typed, ...cache, ...askBack, contents: array(resourceContents) },
    anyOf: ['contents', 'inputRequests', 'requestState'],
  },
  'prompts/get': {
    keys: { ...typed, ...askBack, description: scalar, messages: array(promptMessage) },
    anyOf: ['messages', 'inputRequests', 'requestState'],
  },
  'completion/complete': {
    keys: { ...typed, completion: object({ 'values!': array(scalar), hasMore: scalar, total: scalar }) },
    anyOf: ['completion'],
  },
  'tasks/get': {
    keys: {
      ...typed,
      ...olderTask,
      ...newerTask,
      inputRequests,
      result: object(callKeys),
      error: object({ code: scalar, message: scalar, data: free }),
    },
    anyOf: ['taskId', 'status', 'result', 'error', 'inputRequests'],
  },
  'tasks/list': { keys: { ...base, nextCursor: scalar, tasks: array(task) }, anyOf: ['tasks'] },
  'tasks/result': { keys: { ...base, ...toolContent }, anyOf: ['content', 'structuredContent', 'isError', '_meta'] },
  'tasks/cancel': { keys: { ...typed, ...olderTask }, anyOf: [] },
  'tasks/update': { keys: typed, anyOf: [] },
};
