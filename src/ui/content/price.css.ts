import { style, styleVariants } from '@vanilla-extract/css';
import { baselineRow } from '../layout/layout.css.ts';
import { below } from '../theme/breakpoints.ts';
import { theme } from '../theme/theme.css.ts';

export const now = styleVariants({
  s: { fontSize: theme.text.m, fontWeight: theme.weight.bold },
  m: { fontSize: theme.text.l, fontWeight: theme.weight.bold },
  l: {
    fontSize: '2.125rem',
    lineHeight: '1.1',
    fontWeight: theme.weight.bold,
    letterSpacing: '-0.01em',
  },
});

/** A reduced price. */
export const reduced = style({ color: theme.colour.sale });

/** Closer on phones, so that both prices of a card fit in a line. */
export const line = styleVariants({
  s: [baselineRow, { '@media': { [below.sm]: { columnGap: theme.space[1] } } }],
  m: [baselineRow],
  l: [baselineRow],
});

export const was = styleVariants({
  s: {
    fontSize: theme.text.s,
    color: theme.colour.muted,
    '@media': { [below.sm]: { fontSize: theme.text.xs } },
  },
  m: { fontSize: theme.text.s, color: theme.colour.muted },
  l: { fontSize: theme.text.l, color: theme.colour.muted },
});

/** On phones always a line of its own, so that the web font moves nothing when it arrives. */
export const saving = styleVariants({
  s: {},
  m: {},
  l: { '@media': { [below.sm]: { flexBasis: '100%' } } },
});
