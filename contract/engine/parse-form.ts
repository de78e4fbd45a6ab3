import busboy from 'busboy';

/** Fields in the order they were sent; names may repeat. */
export type FormEntries = readonly (readonly [name: string, value: string | File])[];

/**
 * Parses a `multipart/form-data` body.
 *
 * @throws the parser's error for a malformed or truncated body.
 */
export function parseForm(contentType: string, body: Buffer): Promise<FormEntries> {
  return new Promise((resolve, reject) => {
    const entries: [string, string | File][] = [];
    const parser = busboy({
      headers: { 'content-type': contentType },
      // Limits for hostile requests; no form of the shop has more.
      limits: { files: 50, fields: 200 },
      defParamCharset: 'utf8',
    });
    parser.on('field', (name, value) => entries.push([name, value]));
    parser.on('file', (name, stream, { filename, mimeType }) => {
      const index = entries.length;
      entries.push([name, '']);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        // Browsers send an empty file field without a file name.
        const content = chunks.map((chunk) => new Uint8Array(chunk));
        if (filename) entries[index] = [name, new File(content, filename, { type: mimeType })];
      });
    });
    parser.on('error', reject);
    parser.on('close', () => resolve(entries));
    parser.end(body);
  });
}
