import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../ui/theme/breakpoints.ts';
import { stack } from '../../../ui/layout/layout.css.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

export const partTitle = style({ fontSize: theme.text.m, fontWeight: theme.weight.semibold });

/** In the middle of the title beside it. */
export const state = style({
  '@media': { [from.md]: { position: 'relative', insetBlockEnd: theme.space[2] } },
});

export const common = style([stack[3], { marginBlockStart: theme.space[6] }]);

export const questions = style([
  stack[3],
  { '@media': { [from.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
]);

export const question = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.space[3],
  padding: theme.space[4],
  fontSize: theme.text.s,
  fontWeight: theme.weight.medium,
});

export const glyph = style({ color: theme.colour.muted });

export const subject = style([partTitle, { overflowWrap: 'anywhere' }]);

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space[6],
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 23rem' } },
});

export const missing = style({ color: theme.colour.muted, fontWeight: theme.weight.normal });

export const threadBox = style({ position: 'relative' });

export const thread = style({
  maxBlockSize: 'min(36rem, 65dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: theme.radius.m,
  '@media': { print: { maxBlockSize: 'none' } },
});

export const messages = stack[3];

export const toNewest = style({
  position: 'absolute',
  insetBlockEnd: theme.space[2],
  insetInlineEnd: theme.space[4],
});

export const day = style({
  inlineSize: 'fit-content',
  marginInline: 'auto',
  paddingBlock: '2px',
  paddingInline: theme.space[3],
  color: theme.colour.muted,
  fontSize: theme.text.xs,
  backgroundColor: theme.colour.sunken,
  borderRadius: theme.radius.full,
});

const line = style({ display: 'flex', alignItems: 'end', gap: theme.space[2] });
export const side = styleVariants({
  own: [line, { justifyContent: 'flex-end' }],
  staff: [line],
});

const words = style({
  minInlineSize: 0,
  maxInlineSize: 'min(32rem, 80%)',
  paddingBlock: theme.space[2],
  paddingInline: theme.space[4],
  border: '1px solid transparent',
  borderRadius: theme.radius.l,
});
export const bubble = styleVariants({
  own: [words, { backgroundColor: theme.colour.primarySoft }],
  staff: [words, { backgroundColor: theme.colour.sunken }],
});

export const sender = style({ fontSize: theme.text.s, fontWeight: theme.weight.semibold });

/** Short lines would leave the bubble wider than its text. */
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', textWrap: 'wrap' });

export const thumb = style({
  overflow: 'hidden',
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.m,
});

export const thumbPicture = style({ inlineSize: '72px', blockSize: '72px', objectFit: 'cover' });

export const fullImage = style({
  inlineSize: '100%',
  maxBlockSize: '70dvh',
  objectFit: 'contain',
});
