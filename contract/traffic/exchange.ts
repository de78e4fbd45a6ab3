import type { ReceivedHeaders } from '../engine/compile-headers.ts';
import type { DecodingError } from '../engine/parse-response-body.ts';

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
    /** Decoded; undefined if not recorded, or if it could not be decoded. */
    body: Buffer | undefined;
    /** Of a body that could not be decoded. */
    decodingError?: DecodingError | undefined;
  };
}
