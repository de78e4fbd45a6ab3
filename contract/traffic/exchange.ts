/** A request with its answer, as somebody saw them pass. */
export interface Exchange {
  /** In capitals. */
  method: string;
  /** Path and query as the contract writes them: beginning with /api. */
  address: string;
  request: {
    contentType: string | undefined;
    /** Undefined where nobody kept it. */
    body: Buffer | undefined;
    /** Undefined where nobody knows: browsers leave tokens out of recordings. */
    hasToken: boolean | undefined;
  };
  answer: {
    status: number;
    contentType: string | undefined;
    /** Content codings undone; undefined where nobody kept it. */
    body: Buffer | undefined;
  };
}
