import { style } from '@vanilla-extract/css';
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
  '@media': { '(pointer: coarse)': { scrollbarWidth: 'none' } },
});

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: '44px',
  paddingInline: theme.space[3],
  fontSize: theme.text.s,
  fontWeight: theme.weight.semibold,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: theme.colour.muted,
  backgroundColor: theme.colour.surface,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.full,
  transition: `background-color ${theme.motion.fast}, border-color ${theme.motion.fast}`,
  selectors: {
    '&:hover': { color: theme.colour.text, borderColor: theme.colour.lineStrong },
    '&[aria-current="page"]': {
      color: theme.colour.onPrimary,
      backgroundColor: theme.colour.primary,
      borderColor: theme.colour.primary,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-current="page"]': { borderWidth: '3px' } },
    },
    print: {
      selectors: {
        '&:not([aria-current="page"])': { display: 'none' },
        '&[aria-current="page"]': { color: theme.colour.text, backgroundColor: 'transparent' },
      },
    },
  },
});

export const count = style({
  minInlineSize: '1.75em',
  paddingBlock: '2px',
  paddingInline: '6px',
  fontSize: theme.text.xs,
  lineHeight: theme.leading.tight,
  textAlign: 'center',
  color: theme.colour.text,
  backgroundColor: theme.colour.sunken,
  borderRadius: theme.radius.full,
  fontVariantNumeric: 'tabular-nums',
});
