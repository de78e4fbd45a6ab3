import { style } from '@vanilla-extract/css';
import { display } from '../../ui/layout/section-heading.css.ts';
import { TO_EDGES } from '../../ui/layout/layout.css.ts';
import { below, from } from '../../ui/theme/breakpoints.ts';
import { theme } from '../../ui/theme/theme.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[4],
  paddingBlockStart: theme.space[6],
  borderBlockStart: `1px solid ${theme.colour.line}`,
});

export const title = style([
  display,
  { fontFamily: `'Rakkas Sign', ${theme.font.display}`, fontSize: '1.625rem' },
]);

const FOCUS_RING_SPACE = theme.space[1];

/** Two rows, which scroll on phones and tablets; columns on larger screens. */
export const signs = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: 'repeat(2, auto)',
  gridAutoColumns: 'max-content',
  gap: `${theme.space[2]} ${theme.space[4]}`,
  margin: `calc(-1 * ${FOCUS_RING_SPACE})`,
  padding: FOCUS_RING_SPACE,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [below.md]: TO_EDGES,
    [from.lg]: {
      gridAutoFlow: 'row',
      gridTemplateRows: 'none',
      gridTemplateColumns: 'repeat(auto-fill, minmax(11.5rem, 1fr))',
    },
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  minBlockSize: '44px',
  borderRadius: theme.radius.s,
  color: theme.colour.text,
  fontSize: theme.text.s,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
