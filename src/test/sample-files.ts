const SIGNATURES = {
  png: [
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52, 0, 0, 0,
    1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 0x1f, 0x15, 0xc4, 0x89, 0, 0, 0, 0x0a, 0x49, 0x44, 0x41, 0x54,
  ],
  jpg: [0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0],
  gif: [...new TextEncoder().encode('GIF89a')],
  webp: [...new TextEncoder().encode('RIFF\u0010\0\0\0WEBPVP8 ')],
  pdf: [...new TextEncoder().encode('%PDF-1.4 ')],
} as const;

/** Creates a file with content of a type, for any name. Pads it to `bytes`. */
export function sampleFile(name: string, content: keyof typeof SIGNATURES, bytes = 0): File {
  const start = SIGNATURES[content];
  const padding = new Uint8Array(Math.max(0, bytes - start.length));
  const type =
    content === 'pdf' ? 'application/pdf' : `image/${content === 'jpg' ? 'jpeg' : content}`;
  return new File([new Uint8Array(start), padding], name, { type });
}
