import type { Schema } from './contract-document.ts';

/** A bundled AsyncAPI 3 description of the realtime channels, as far as the tools and the generator read it. */
export interface ChannelsDocument {
  asyncapi?: string;
  info?: { version?: string; title?: string; description?: string };
  defaultContentType?: string;
  servers?: Record<string, { host?: string; pathname?: string; protocol?: string }>;
  channels?: Record<string, Channel>;
  operations?: Record<string, { action?: string; channel?: { $ref?: string } }>;
  components?: { schemas?: Record<string, Schema>; messages?: Record<string, Message> };
}

export interface Channel {
  address?: string;
  description?: string;
  parameters?: Record<string, { description?: string }>;
  messages?: Record<string, Message>;
}

export interface Message {
  $ref?: string;
  /** Name of the event. */
  name?: string;
  summary?: string;
  contentType?: string;
  payload?: Schema;
}
