import type { Schema } from './contract-document.ts';

/** The parts of a bundled AsyncAPI 3 description that are read. */
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
  name?: string;
  summary?: string;
  contentType?: string;
  payload?: Schema;
}
