/** A PDF that is being written; lengths are points, 72 to the inch. */
export type Pdf = PDFKit.PDFDocument;

/** Space around an A4 page's content. */
export const MARGIN = 56;

/**
 * Writes an A4 document. pdfkit is loaded for the first one. The same content gives the same bytes: the date is the caller's.
 */
export async function makePdf(
  facts: { readonly title: string; readonly author: string; readonly writtenAt: number },
  draw: (pdf: Pdf) => void,
): Promise<Uint8Array> {
  const { default: Document } = await import('pdfkit');
  const date = new Date(facts.writtenAt);
  const pdf = new Document({
    size: 'A4',
    margin: MARGIN,
    lang: 'en',
    displayTitle: true,
    info: { Title: facts.title, Author: facts.author, CreationDate: date, ModDate: date },
  });
  const chunks: Buffer[] = [];
  const written = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.once('end', () => resolve(Buffer.concat(chunks)));
    pdf.once('error', reject);
  });
  draw(pdf);
  pdf.end();
  return written;
}
