import busboy from 'busboy';

/** Fields of a form in the order in which they were sent; a name may stand several times. */
export type FormEntries = readonly (readonly [name: string, value: string | File])[];

/**
 * Takes a `multipart/form-data` body apart.
 *
 * @throws with the parser's reason when the body is no form or breaks off.
 */
export function readForm(contentType: string, body: Buffer): Promise<FormEntries> {
  return new Promise((resolve, reject) => {
    const entries: [string, string | File][] = [];
    const parser = busboy({
      headers: { 'content-type': contentType },
      // A number that no form of a shopper reaches, so that a hostile one ends somewhere.
      limits: { files: 50, fields: 200 },
      defParamCharset: 'utf8',
    });
    parser.on('field', (name, value) => entries.push([name, value]));
    parser.on('file', (name, stream, { filename, mimeType }) => {
      const place = entries.length;
      entries.push([name, '']);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        // A file field that was left alone is sent without a name.
        const content = chunks.map((chunk) => new Uint8Array(chunk));
        if (filename) entries[place] = [name, new File(content, filename, { type: mimeType })];
      });
    });
    parser.on('error', reject);
    parser.on('close', () => resolve(entries));
    parser.end(body);
  });
}
