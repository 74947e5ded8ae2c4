import { array, free, meta, object, type Shape, scalar } from './shape.js';

/*
 * Objects that results are made of, as the union over the protocol versions 2024-11-05 to 2026-07-28.
 * Source: the schema.json of each version of the Model Context Protocol.
 */

const annotations = object({ audience: array(scalar), priority: scalar, lastModified: scalar });
export const icons = array(
  object({ 'src!': scalar, mimeType: scalar, sizes: { kind: 'one-or-many', item: scalar }, theme: scalar }),
);

const text = object({ 'type!': scalar, 'text!': scalar, annotations, _meta: meta });
const binary = object({ 'type!': scalar, 'data!': scalar, 'mimeType!': scalar, annotations, _meta: meta });

/** Text or blob: a reader takes whichever is there, so both keys are named. */
export const resourceContents = object({ 'uri!': scalar, mimeType: scalar, text: scalar, blob: scalar, _meta: meta });

const resourceLink = object({
  'type!': scalar,
  'uri!': scalar,
  'name!': scalar,
  title: scalar,
  description: scalar,
  mimeType: scalar,
  size: scalar,
  icons,
  annotations,
  _meta: meta,
});
const embeddedResource = object({ 'type!': scalar, 'resource!': resourceContents, annotations, _meta: meta });

/** One block of a tool result or a prompt message. */
export const contentBlock: Shape = {
  kind: 'tagged',
  tag: 'type',
  variants: { text, image: binary, audio: binary, resource_link: resourceLink, resource: embeddedResource },
};

const toolUse = object({ 'type!': scalar, 'id!': scalar, 'name!': scalar, 'input!': free, _meta: meta });
const toolResult = object({
  'type!': scalar,
  'toolUseId!': scalar,
  'content!': array(contentBlock),
  structuredContent: free,
  isError: scalar,
  _meta: meta,
});

/** Content of a sampling message: one block or several. */
export const samplingContent: Shape = {
  kind: 'one-or-many',
  item: {
    kind: 'tagged',
    tag: 'type',
    variants: { text, image: binary, audio: binary, tool_use: toolUse, tool_result: toolResult },
  },
};

export const tool = object({
  'name!': scalar,
  title: scalar,
  description: scalar,
  'inputSchema!': free,
  outputSchema: free,
  annotations: object({
    title: scalar,
    readOnlyHint: scalar,
    destructiveHint: scalar,
    idempotentHint: scalar,
    openWorldHint: scalar,
  }),
  execution: object({ taskSupport: scalar }),
  icons,
  _meta: meta,
});

export const resource = object({
  'uri!': scalar,
  'name!': scalar,
  title: scalar,
  description: scalar,
  mimeType: scalar,
  size: scalar,
  icons,
  annotations,
  _meta: meta,
});

export const resourceTemplate = object({
  'uriTemplate!': scalar,
  'name!': scalar,
  title: scalar,
  description: scalar,
  mimeType: scalar,
  icons,
  annotations,
  _meta: meta,
});

export const prompt = object({
  'name!': scalar,
  title: scalar,
  description: scalar,
  arguments: array(object({ 'name!': scalar, title: scalar, description: scalar, required: scalar })),
  icons,
  _meta: meta,
});

export const promptMessage = object({ 'role!': scalar, 'content!': contentBlock });

export const implementation = object({
  'name!': scalar,
  'version!': scalar,
  title: scalar,
  description: scalar,
  websiteUrl: scalar,
  icons,
});

const listChanged = object({ listChanged: scalar });
export const capabilities = object({
  experimental: free,
  extensions: free,
  logging: free,
  completions: free,
  prompts: listChanged,
  resources: object({ listChanged: scalar, subscribe: scalar }),
  tools: listChanged,
  tasks: object({ list: free, cancel: free, requests: object({ tools: object({ call: free }) }) }),
});
