import { style } from '@vanilla-extract/css';
import { grid } from '../../../ui/layout/layout.css.ts';
import { from } from '../../../ui/theme/breakpoints.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

/** Two columns at most, wide enough for a row of actions. */
export const list = style([
  grid.l,
  {
    '@media': { [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
]);

export const address = style({ display: 'flex', flexDirection: 'column', gap: theme.space[3] });

export const name = style({ fontSize: theme.text.m, overflowWrap: 'anywhere' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[6],
  marginBlock: `auto calc(-1 * ${theme.space[2]})`,
});

/** A quiet button as a link, on the edge of the text. */
export const action = style({
  selectors: {
    '&&': { paddingInline: 0, color: theme.colour.primary },
    '&&:hover': { backgroundColor: 'transparent', textDecoration: 'underline' },
  },
});

/** Away from the others. */
export const deleteAction = style([
  action,
  { marginInlineStart: 'auto', selectors: { '&&': { color: theme.colour.danger } } },
]);
