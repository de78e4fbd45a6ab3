/** Lengths are in points, 72 per inch. */
export type Pdf = PDFKit.PDFDocument;

/** Page margin in points. */
export const MARGIN_PT = 56;

/**
 * Creates an A4 document and loads pdfkit on first use. The caller passes the date, so equal
 * content gives equal bytes.
 */
export async function makePdf(
  facts: { readonly title: string; readonly author: string; readonly writtenAt: number },
  draw: (pdf: Pdf) => void,
): Promise<Uint8Array> {
  const { default: Document } = await import('pdfkit');
  const date = new Date(facts.writtenAt);
  const pdf = new Document({
    size: 'A4',
    margin: MARGIN_PT,
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
