/** How a client's request travels, and what a guard is told about it. */
export type MethodRoute =
  /** To every target, results merged; hooked once, without params. */
  | { readonly kind: 'fan-out' }
  /** To the target that the name or uri in the params stands for; hooked with params. */
  | { readonly kind: 'named'; readonly by: 'name' | 'uri' }
  /** To one target as well, but a guard sees the result only. */
  | { readonly kind: 'result-only'; readonly by: 'uri' | 'ref' | 'taskId' | 'only-target' };

const FAN_OUT: MethodRoute = { kind: 'fan-out' };

/** Every request that the gateway forwards. Anything else is answered with "method not found". */
export const METHODS: ReadonlyMap<string, MethodRoute> = new Map<string, MethodRoute>([
  ['initialize', FAN_OUT],
  ['ping', FAN_OUT],
  ['logging/setLevel', FAN_OUT],
  ['tools/list', FAN_OUT],
  ['prompts/list', FAN_OUT],
  ['resources/list', FAN_OUT],
  ['resources/templates/list', FAN_OUT],
  ['tools/call', { kind: 'named', by: 'name' }],
  ['prompts/get', { kind: 'named', by: 'name' }],
  ['resources/read', { kind: 'named', by: 'uri' }],
  ['resources/subscribe', { kind: 'result-only', by: 'uri' }],
  ['resources/unsubscribe', { kind: 'result-only', by: 'uri' }],
  ['completion/complete', { kind: 'result-only', by: 'ref' }],
  ['tasks/get', { kind: 'result-only', by: 'taskId' }],
  ['tasks/update', { kind: 'result-only', by: 'taskId' }],
  ['tasks/cancel', { kind: 'result-only', by: 'taskId' }],
  ['tasks/result', { kind: 'result-only', by: 'taskId' }],
  ['tasks/list', { kind: 'result-only', by: 'only-target' }],
]);
