import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme/theme.css.ts';

export const rich = style({
  maxInlineSize: '68ch',
  lineHeight: theme.leading.relaxed,
  overflowWrap: 'anywhere',
});

const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${rich} :where(${selector})`, rule);

within('p, ul, ol, dl, pre, blockquote, figure, section, audio, video, iframe', {
  marginBlock: theme.space[4],
});
within('ul, ol', { paddingInlineStart: theme.space[6], listStyle: 'revert' });
within('li, dd', { marginBlock: theme.space[1] });
within('li::marker', { color: theme.colour.muted });
within('dt', { fontWeight: theme.weight.semibold });
within('h2, h3, h4, h5, h6', {
  marginBlock: `${theme.space[8]} ${theme.space[3]}`,
  fontSize: theme.text.l,
});
within('h2', { marginBlockStart: theme.space[10], fontSize: theme.text.xl });
within('a', { color: theme.colour.primary, fontWeight: theme.weight.medium });
// A picture with a size keeps its place before it loads.
within('img', { maxBlockSize: '30rem', objectFit: 'contain', filter: theme.filter.picture });
within('img, video, iframe', { blockSize: 'auto', border: 0, borderRadius: theme.radius.l });
within('video, iframe', { inlineSize: '100%', aspectRatio: '16 / 9' });
within('audio', { display: 'block', inlineSize: '100%' });
within('figcaption, caption', {
  paddingBlock: theme.space[2],
  color: theme.colour.muted,
  fontSize: theme.text.s,
  textAlign: 'start',
});
within('blockquote', {
  paddingInlineStart: theme.space[5],
  borderInlineStart: `3px solid ${theme.colour.primary}`,
  fontSize: theme.text.l,
});
within('code, kbd, samp, pre', {
  backgroundColor: theme.colour.sunken,
  borderRadius: theme.radius.s,
  fontSize: '0.9em',
});
within('pre', { padding: theme.space[4], overflowX: 'auto' });
within('hr', {
  marginBlock: theme.space[8],
  border: 0,
  borderBlockStart: `1px solid ${theme.colour.line}`,
});
within('table', { inlineSize: '100%', borderCollapse: 'collapse', fontSize: theme.text.s });
within('th, td', {
  // Four columns fit on phones.
  minInlineSize: '5rem',
  // Wide tables scroll instead of breaking words.
  overflowWrap: 'normal',
  padding: `${theme.space[2]} ${theme.space[3]}`,
  borderBlockEnd: `1px solid ${theme.colour.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
// In line with the text around the table.
within('tr > :first-child', { paddingInlineStart: 0 });
for (const alignment of ['left', 'right', 'center', 'justify'] as const) {
  within(`[data-align=${alignment}]`, { textAlign: alignment });
}
globalStyle(`${rich} > :first-child`, { marginBlockStart: 0 });
globalStyle(`${rich} > :last-child`, { marginBlockEnd: 0 });

export const scrollContainer = style({ overflowX: 'auto' });
