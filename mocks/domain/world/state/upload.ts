/** A file as somebody sent it. */
export interface Upload {
  /** Its name on the sender's device; only the extension counts. */
  readonly name: string;
  /** Media type as the sender called it */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** The files that people have sent to a world, by the path that they are served under. */
export interface Uploads {
  readonly files: Map<string, Upload>;
  /** How many were ever kept; part of every path, so that none is given out twice. */
  count: number;
}
