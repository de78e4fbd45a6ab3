import { style } from '@vanilla-extract/css';
import { display } from '../../ui/layout/section-heading.css.ts';
import { from } from '../../ui/theme/breakpoints.ts';
import { theme } from '../../ui/theme/theme.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[4],
  paddingBlockStart: theme.space[6],
  borderBlockStart: `1px solid ${theme.colour.line}`,
});

export const title = style([display, { fontSize: '1.625rem' }]);

const FOCUS_RING_SPACE = theme.space[1];

/** Two rows, which scroll on phones; as many as needed on tablets. */
export const signs = style({
  // Contains the hidden names.
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: 'repeat(2, auto)',
  gridAutoColumns: '44px',
  justifyContent: 'start',
  gap: theme.space[2],
  margin: `calc(-1 * ${FOCUS_RING_SPACE})`,
  padding: FOCUS_RING_SPACE,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [from.md]: {
      gridAutoFlow: 'row',
      gridTemplateRows: 'none',
      gridTemplateColumns: 'repeat(auto-fill, 44px)',
      justifyContent: 'space-between',
    },
    // Two full rows.
    '(min-width: 90rem)': {
      gridAutoFlow: 'column',
      gridTemplateRows: 'repeat(2, auto)',
      gridTemplateColumns: 'none',
    },
  },
});

export const link = style({
  display: 'block',
  borderRadius: theme.radius.s,
  transition: `transform ${theme.motion.fast}`,
  ':hover': { transform: 'translateY(-2px)' },
});
