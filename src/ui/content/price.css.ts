import { style, styleVariants } from '@vanilla-extract/css';
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

export const was = styleVariants({
  s: { fontSize: theme.text.s, color: theme.colour.muted },
  m: { fontSize: theme.text.s, color: theme.colour.muted },
  l: { fontSize: theme.text.l, color: theme.colour.muted },
});

/** On phones always a line of its own, so that the web font moves nothing when it arrives. */
export const saving = styleVariants({
  s: {},
  m: {},
  l: { '@media': { [below.sm]: { flexBasis: '100%' } } },
});
