import { style } from '@vanilla-extract/css';
import { from } from '../../../ui/theme/breakpoints.ts';
import { stack } from '../../../ui/layout/layout.css.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

export const narrow = style([stack[4], { maxInlineSize: '30rem' }]);

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space[8],
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const group = style([stack[4], { minInlineSize: 0 }]);

/** Beside other fields, a badge is in the line of the label, so that the rows are aligned. */
export const badged = style({
  '@media': {
    [from.lg]: { position: 'relative', marginBlockEnd: `calc(-1 * ${theme.space[1]})` },
  },
});

export const fieldBadge = style({
  '@media': {
    [from.lg]: { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 },
  },
});

export const legend = style({
  padding: 0,
  marginBlockEnd: theme.space[4],
  fontSize: theme.text.l,
  fontWeight: theme.weight.semibold,
});
