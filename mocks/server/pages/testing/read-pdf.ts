import { inflateSync } from 'node:zlib';

/** Returns the texts in drawing order; only for standard fonts. */
export function readPdf(bytes: Uint8Array): string[] {
  const source = Buffer.from(bytes).toString('latin1');
  const streams = source.matchAll(/stream\n([\s\S]*?)\nendstream/g);
  return [...streams].flatMap(([, stream = '']) => {
    const content = unpack(Buffer.from(stream, 'latin1'));
    // Kerning splits a text into several strings: `[<48> 10 <65>] TJ`.
    return [...content.matchAll(/\[([^\]]*)\] TJ/g)].map(([, parts = '']) =>
      [...parts.matchAll(/<([0-9a-f]*)>/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    );
  });
}

function unpack(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    // Not every stream is compressed.
    return stream.toString('latin1');
  }
}
