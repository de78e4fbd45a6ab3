import { MARGIN, type Pdf } from './make-pdf.ts';

const INK = '#1b1e2b';
const SOFT = '#5a6073';
const RULE = '#d5d9e4';
const FOOTER_HEIGHT = 40;

/** `share` is a fraction of the content width. */
export interface Column {
  readonly share: number;
  readonly align: 'left' | 'right';
}

/** Replaces characters that PDF's standard fonts would render as other letters. */
function plain(text: string): string {
  return text.replaceAll(/[^\n\u0020-\u007e\u00a0-\u00ff€–—‘’“”•…]/g, '?');
}

function widthOf(pdf: Pdf): number {
  return pdf.page.width - 2 * MARGIN;
}

export function drawHead(
  pdf: Pdf,
  head: { readonly from: string; readonly kind: string; readonly colour: string },
): void {
  pdf.rect(0, 0, pdf.page.width, 8).fill(head.colour);
  const width = widthOf(pdf);
  pdf.fillColor(INK).font('Helvetica-Bold').fontSize(16);
  pdf.text(plain(head.from), MARGIN, MARGIN, { width: width * 0.6 });
  const bottom = pdf.y;
  pdf.fillColor(head.colour).fontSize(16);
  pdf.text(plain(head.kind), MARGIN, MARGIN, { width, align: 'right' });
  pdf.y = Math.max(bottom, pdf.y) + 16;
}

/** The first line of each block is its title. */
export function drawBlocks(pdf: Pdf, blocks: readonly (readonly string[])[]): void {
  const top = pdf.y;
  const width = widthOf(pdf) / blocks.length;
  const bottoms = blocks.map(([title = '', ...lines], index) => {
    const x = MARGIN + index * width;
    pdf.font('Helvetica-Bold').fontSize(9).fillColor(SOFT);
    pdf.text(plain(title), x, top, { width: width - 12 });
    pdf.font('Helvetica').fontSize(10).fillColor(INK);
    for (const line of lines) pdf.text(plain(line), x, pdf.y + 2, { width: width - 12 });
    return pdf.y;
  });
  pdf.y = Math.max(...bottoms) + 20;
}

/** Adds a page when the row doesn't fit. */
export function drawRow(
  pdf: Pdf,
  columns: readonly Column[],
  cells: readonly string[],
  isStrong = false,
): void {
  pdf.font(isStrong ? 'Helvetica-Bold' : 'Helvetica').fontSize(10);
  const sizes = columns.map(({ share }) => widthOf(pdf) * share);
  const heights = cells.map((cell, index) =>
    pdf.heightOfString(plain(cell), { width: (sizes[index] ?? 0) - 8 }),
  );
  const height = Math.max(...heights) + 12;
  if (pdf.y + height > pdf.page.height - MARGIN - FOOTER_HEIGHT) pdf.addPage();
  const top = pdf.y;
  let x = MARGIN;
  for (const [index, cell] of cells.entries()) {
    const width = sizes[index] ?? 0;
    pdf.fillColor(INK);
    pdf.text(plain(cell), x, top + 6, { width: width - 8, align: columns[index]?.align ?? 'left' });
    x += width;
  }
  pdf.y = top + height;
  const right = MARGIN + widthOf(pdf);
  pdf.moveTo(MARGIN, pdf.y).lineTo(right, pdf.y).lineWidth(0.5).strokeColor(RULE).stroke();
}

export function drawText(pdf: Pdf, text: string, size = 10): void {
  pdf.font('Helvetica').fontSize(size).fillColor(INK);
  pdf.text(plain(text), MARGIN, pdf.y + 8, { width: widthOf(pdf) });
}

export function drawFoot(pdf: Pdf, text: string): void {
  pdf.font('Helvetica').fontSize(8).fillColor(SOFT);
  const top = pdf.page.height - MARGIN - 12;
  pdf.text(plain(text), MARGIN, top, { width: widthOf(pdf), align: 'center', lineBreak: false });
}
