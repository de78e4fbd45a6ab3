import { inflateSync } from 'node:zlib';

/** Returns the texts in drawing order; only for standard fonts. */
export function readPdf(bytes: Uint8Array): string[] {
  // Kerning splits a text into several strings: `[<48> 10 <65>] TJ`.
  return [...unpackStreams(bytes).matchAll(/\[([^\]]*)\] TJ/g)].map(([, parts = '']) =>
    [...parts.matchAll(/<([0-9a-f]*)>/g)]
      .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
      .join(''),
  );
}

/** Returns the first fill colour as `#rrggbb`: the header's. */
export function readPdfColour(bytes: Uint8Array): string {
  const [, ...parts] = /([\d.]+) ([\d.]+) ([\d.]+) scn/.exec(unpackStreams(bytes)) ?? [];
  const digits = parts.map((part) =>
    Math.round(Number(part) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

function unpackStreams(bytes: Uint8Array): string {
  const source = Buffer.from(bytes).toString('latin1');
  return [...source.matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .map(([, stream = '']) => unpack(Buffer.from(stream, 'latin1')))
    .join('\n');
}

function unpack(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    // Not every stream is compressed.
    return stream.toString('latin1');
  }
}
