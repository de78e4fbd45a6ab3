import { MARGIN_PT, type Pdf } from './make-pdf.ts';

const TEXT_COLOUR = '#1b1e2b';
const MUTED_COLOUR = '#5a6073';
const LINE_COLOUR = '#d5d9e4';
const FOOTER_HEIGHT_PT = 40;

/** `widthRatio` is a fraction of the content width. */
export interface Column {
  readonly widthRatio: number;
  readonly align: 'left' | 'right';
}

/** Replaces characters that PDF's standard fonts would render as other letters. */
function replaceUnsupported(text: string): string {
  return text.replaceAll(/[^\n\u0020-\u007e\u00a0-\u00ff€–—‘’“”•…]/g, '?');
}

function widthOf(pdf: Pdf): number {
  return pdf.page.width - 2 * MARGIN_PT;
}

export function drawHeader(
  pdf: Pdf,
  head: { readonly from: string; readonly kind: string; readonly colour: string },
): void {
  pdf.rect(0, 0, pdf.page.width, 8).fill(head.colour);
  const width = widthOf(pdf);
  pdf.fillColor(TEXT_COLOUR).font('Helvetica-Bold').fontSize(16);
  pdf.text(replaceUnsupported(head.from), MARGIN_PT, MARGIN_PT, { width: width * 0.6 });
  const bottom = pdf.y;
  pdf.fillColor(head.colour).fontSize(16);
  pdf.text(replaceUnsupported(head.kind), MARGIN_PT, MARGIN_PT, { width, align: 'right' });
  pdf.y = Math.max(bottom, pdf.y) + 16;
}

/** The first line of each block is its title. */
export function drawBlocks(pdf: Pdf, blocks: readonly (readonly string[])[]): void {
  const top = pdf.y;
  const width = widthOf(pdf) / blocks.length;
  const bottoms = blocks.map(([title = '', ...lines], index) => {
    const x = MARGIN_PT + index * width;
    pdf.font('Helvetica-Bold').fontSize(9).fillColor(MUTED_COLOUR);
    pdf.text(replaceUnsupported(title), x, top, { width: width - 12 });
    pdf.font('Helvetica').fontSize(10).fillColor(TEXT_COLOUR);
    for (const line of lines)
      pdf.text(replaceUnsupported(line), x, pdf.y + 2, { width: width - 12 });
    return pdf.y;
  });
  pdf.y = Math.max(...bottoms) + 20;
}

/** Adds a page when the row doesn't fit. */
export function drawRow(
  pdf: Pdf,
  columns: readonly Column[],
  cells: readonly string[],
  isBold = false,
): void {
  pdf.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(10);
  const sizes = columns.map(({ widthRatio }) => widthOf(pdf) * widthRatio);
  const heights = cells.map((cell, index) =>
    pdf.heightOfString(replaceUnsupported(cell), { width: (sizes[index] ?? 0) - 8 }),
  );
  const height = Math.max(...heights) + 12;
  if (pdf.y + height > pdf.page.height - MARGIN_PT - FOOTER_HEIGHT_PT) pdf.addPage();
  const top = pdf.y;
  let x = MARGIN_PT;
  for (const [index, cell] of cells.entries()) {
    const width = sizes[index] ?? 0;
    pdf.fillColor(TEXT_COLOUR);
    pdf.text(replaceUnsupported(cell), x, top + 6, {
      width: width - 8,
      align: columns[index]?.align ?? 'left',
    });
    x += width;
  }
  pdf.y = top + height;
  const right = MARGIN_PT + widthOf(pdf);
  pdf
    .moveTo(MARGIN_PT, pdf.y)
    .lineTo(right, pdf.y)
    .lineWidth(0.5)
    .strokeColor(LINE_COLOUR)
    .stroke();
}

export function drawText(pdf: Pdf, text: string, size = 10): void {
  pdf.font('Helvetica').fontSize(size).fillColor(TEXT_COLOUR);
  pdf.text(replaceUnsupported(text), MARGIN_PT, pdf.y + 8, { width: widthOf(pdf) });
}

export function drawFooter(pdf: Pdf, text: string): void {
  pdf.font('Helvetica').fontSize(8).fillColor(MUTED_COLOUR);
  const top = pdf.page.height - MARGIN_PT - 12;
  pdf.text(replaceUnsupported(text), MARGIN_PT, top, {
    width: widthOf(pdf),
    align: 'center',
    lineBreak: false,
  });
}
