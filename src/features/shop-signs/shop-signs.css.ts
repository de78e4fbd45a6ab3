import { style } from '@vanilla-extract/css';
import { from } from '../../ui/theme/breakpoints.ts';
import { theme } from '../../ui/theme/theme.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${theme.space[4]} ${theme.space[8]}`,
  paddingBlockStart: theme.space[6],
  borderBlockStart: `1px solid ${theme.colour.line}`,
  '@media': { [from.lg]: { gridTemplateColumns: '9rem minmax(0, 1fr)' } },
});

export const title = style({
  fontFamily: theme.font.display,
  fontSize: theme.text.xxl,
  fontWeight: theme.weight.normal,
  fontSynthesis: 'none',
  lineHeight: theme.leading.display,
  textWrap: 'balance',
});

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
  listStyle: 'none',
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
