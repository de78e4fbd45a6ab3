import { globalStyle, style } from '@vanilla-extract/css';
import { display } from '../../../ui/layout/section-heading.css.ts';
import { from } from '../../../ui/theme/breakpoints.ts';
import { row, stack } from '../../../ui/layout/layout.css.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space[8],
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const group = style([stack[4], { minInlineSize: 0 }]);

/** A field with a mark in its end. */
export const marked = style({
  position: 'relative',
  // The mark is out of the flow, the gap above it is not.
  marginBlockEnd: `calc(-1 * ${theme.space[1]})`,
});
globalStyle(`${marked} input`, { paddingInlineEnd: '7.5rem' });

const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[1],
  color: theme.colour.warning,
  fontSize: theme.text.xs,
  fontWeight: theme.weight.semibold,
  selectors: {
    [`${marked} &`]: {
      position: 'absolute',
      insetBlockStart: `calc(1.5 * ${theme.text.s} + ${theme.space[1]})`,
      insetInlineEnd: theme.space[3],
      blockSize: '48px',
    },
  },
});
export const unverified = mark;
export const verified = style([mark, { color: theme.colour.success }]);
// A tick without words.
globalStyle(`${marked}:has(${verified}) input`, { paddingInlineEnd: '2.75rem' });

export const photo = style({ display: 'flex', alignItems: 'start', gap: theme.space[4] });

export const note = style({
  color: theme.colour.muted,
  fontSize: theme.text.xs,
  textWrap: 'balance',
});

export const legend = style([display, { marginBlockEnd: theme.space[4], fontSize: '1.5rem' }]);

/** Beside the title. */
export const verification = style([
  row[3],
  { flex: 1, '@media': { [from.sm]: { marginInlineStart: theme.space[2] } } },
]);
