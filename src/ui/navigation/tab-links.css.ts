import { style } from '@vanilla-extract/css';
import { TO_EDGES } from '../layout/layout.css.ts';
import { below } from '../theme/breakpoints.ts';
import { theme } from '../theme/theme.css.ts';

export const nav = style({ minInlineSize: 0 });

export const list = style({
  display: 'flex',
  gap: theme.space[2],
  padding: theme.space[1],
  margin: `calc(-1 * ${theme.space[1]})`,
  overflowX: 'auto',
  // A mouse needs something to drag. Fingers swipe.
  scrollbarWidth: 'thin',
  scrollbarColor: `${theme.colour.lineStrong} transparent`,
  '@media': {
    '(pointer: coarse)': { scrollbarWidth: 'none' },
    [below.lg]: TO_EDGES,
  },
});

/** A link to the current view, or a label with a checked radio button. */
const SELECTED = '&[aria-current="page"], &:has(:checked)';

export const tab = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '6px',
  minBlockSize: '44px',
  // Centres the line.
  paddingBlock: '0.65rem',
  paddingInline: theme.space[3],
  fontSize: theme.text.s,
  fontWeight: theme.weight.semibold,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: theme.colour.text,
  backgroundColor: theme.colour.surface,
  border: `1px solid ${theme.colour.lineStrong}`,
  borderRadius: theme.radius.full,
  transition: `background-color ${theme.motion.fast}, border-color ${theme.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: theme.colour.text },
    [SELECTED]: {
      color: theme.colour.onPrimarySoft,
      backgroundColor: theme.colour.primarySoft,
      borderColor: theme.colour.primary,
      boxShadow: `inset 0 0 0 0.5px ${theme.colour.primary}`,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { [SELECTED]: { borderWidth: '3px' } } },
    print: { selectors: { '&:not([aria-current="page"])': { display: 'none' } } },
  },
});

export const count = style({ fontSize: theme.text.xs, fontWeight: theme.weight.normal });
