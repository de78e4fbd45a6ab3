import type { ReceivedHeaders } from '../engine/compile-headers.ts';

export interface Exchange {
  method: string;
  /** As in the contract, starting with `/api`. */
  pathWithQuery: string;
  request: {
    contentType: string | undefined;
    body: Buffer | undefined;
    /** Undefined if unknown: browsers omit tokens from recordings. */
    hasToken: boolean | undefined;
  };
  response: {
    status: number;
    contentType: string | undefined;
    headers: ReceivedHeaders;
    /** Decoded; undefined if not recorded. */
    body: Buffer | undefined;
  };
}
