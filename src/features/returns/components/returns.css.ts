import { cardTitle } from '../../../ui/layout/section-heading.css.ts';
import { screenOnly, stack } from '../../../ui/layout/layout.css.ts';
import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../../ui/theme/breakpoints.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space[6],
  '@media': { [from.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 23rem' } },
});

/** Phones print from their own menu. */
export const actions = style([screenOnly, { '@media': { [below.sm]: { display: 'none' } } }]);

export const legend = style([cardTitle, { marginBlockEnd: theme.space[3] }]);

/** Below the lines of a return. */
export const reason = style([
  stack[2],
  { paddingBlockStart: theme.space[4], borderBlockStart: `1px solid ${theme.colour.line}` },
]);

export const line = style({
  paddingBlock: theme.space[2],
  borderBlockStart: `1px solid ${theme.colour.line}`,
  // Its checkbox has a margin of its own.
  ':last-child': { marginBlockEnd: `calc(-1 * ${theme.space[4]})` },
});

export const product = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: theme.space[3],
});

/** Name and price. */
export const heading = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space[3],
  '@media': { [below.xs]: { flexWrap: 'wrap' } },
});

// What can't be chosen says why, without a box.
globalStyle(`${line} input:disabled`, { opacity: 0 });
globalStyle(`input:disabled + * ${product}`, { color: theme.colour.muted });
globalStyle(`input:disabled + * ${product} img`, { opacity: 0.55 });

export const picture = style({ overflow: 'hidden', borderRadius: theme.radius.m });

export const name = style({ overflowWrap: 'anywhere' });

export const muted = style({
  color: theme.colour.muted,
  fontSize: theme.text.s,
  fontWeight: theme.weight.normal,
});

export const words = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

// The guillemets mirror with the direction of the quoted text.
globalStyle(`${words}:lang(ar) q`, { quotes: '"«" "»"' });

/** The status as a picture, in a badge's tone: the list has no pictures of products. */
export const sign = style({
  display: 'grid',
  gridArea: 'picture',
  placeItems: 'center',
  alignSelf: 'start',
  inlineSize: '3rem',
  blockSize: '3rem',
  marginInlineEnd: theme.space[3],
  padding: 0,
  borderRadius: theme.radius.m,
});
