/** A request with its response, as a proxy or a browser recorded them. */
export interface Exchange {
  /** In upper case. */
  method: string;
  /** Path and query as in the contract, starting with `/api`. */
  address: string;
  request: {
    contentType: string | undefined;
    /** Undefined if it was not recorded. */
    body: Buffer | undefined;
    /** Undefined if unknown: browsers leave tokens out of recordings. */
    hasToken: boolean | undefined;
  };
  response: {
    status: number;
    contentType: string | undefined;
    /** Without content codings; undefined if it was not recorded. */
    body: Buffer | undefined;
  };
}
