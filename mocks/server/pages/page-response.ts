export type PageResponse =
  | { readonly html: string }
  | { readonly script: string }
  /** Path on the same host. */
  | { readonly location: string }
  | { readonly pdf: Uint8Array; readonly fileName: string };
