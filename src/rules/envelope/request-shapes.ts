import { samplingContent, tool } from './content-shapes.js';
import { array, free, meta, object, type Shape, scalar } from './shape.js';

/*
 * Requests that a server may put into a result (protocol 2026-07-28, `inputRequests`): sampling, elicitation, roots.
 * Source: the schema.json of that version.
 */

const sampling = object({
  'method!': scalar,
  'params!': object({
    'messages!': array(object({ 'role!': scalar, 'content!': samplingContent, _meta: meta })),
    'maxTokens!': scalar,
    includeContext: scalar,
    metadata: free,
    modelPreferences: object({
      hints: array(object({ name: scalar })),
      costPriority: scalar,
      speedPriority: scalar,
      intelligencePriority: scalar,
    }),
    stopSequences: array(scalar),
    systemPrompt: scalar,
    temperature: scalar,
    toolChoice: object({ mode: scalar }),
    tools: array(tool),
    _meta: meta,
  }),
});

const elicitationParams: Shape = {
  kind: 'tagged',
  tag: 'mode',
  whenAbsent: 'form',
  variants: {
    form: object({ mode: scalar, 'message!': scalar, 'requestedSchema!': free, _meta: meta }),
    url: object({ 'mode!': scalar, 'message!': scalar, 'url!': scalar, elicitationId: scalar, _meta: meta }),
  },
};

/** A map from request id to request. */
export const inputRequests: Shape = {
  kind: 'map',
  values: {
    kind: 'tagged',
    tag: 'method',
    variants: {
      'sampling/createMessage': sampling,
      'elicitation/create': object({ 'method!': scalar, 'params!': elicitationParams }),
      'roots/list': object({ 'method!': scalar, params: object({ _meta: meta }) }),
    },
  },
};
