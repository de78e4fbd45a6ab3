export interface Upload {
  /** Only the extension is used. */
  readonly name: string;
  /** As sent */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** By path. */
export interface Uploads {
  readonly files: Map<string, Upload>;
  /** Ever stored; part of every path, so that none is reused. */
  storedCount: number;
}
