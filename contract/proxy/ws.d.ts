import type { Writable } from 'node:stream';

/** Exports of ws that its types lack. */
declare module 'ws' {
  export class PerMessageDeflate {
    static extensionName: string;
    constructor(options: { isServer: boolean; maxPayload?: number });
    accept(parameters: unknown): object;
  }
  /** Emits `message` with the data and whether it is binary. */
  export class Receiver extends Writable {
    constructor(options: {
      isServer: boolean;
      maxPayload?: number;
      extensions?: Readonly<Record<string, PerMessageDeflate>>;
    });
  }
  export const extension: { parse: (header: string) => Record<string, unknown> };
}
