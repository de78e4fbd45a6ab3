import { keyframes, style } from '@vanilla-extract/css';
import { from } from '../../../ui/theme/breakpoints.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

const SUBS = '17rem';

export const panel = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  maxBlockSize: 'calc(100dvh - 9rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The awning covers the first pixels.
  paddingBlock: `${theme.space[10]} ${theme.space[5]}`,
  background: theme.colour.raised,
  borderBlock: `1px solid ${theme.colour.line}`,
  boxShadow: theme.shadow.l,
  animation: `${appear} ${theme.motion.normal} ${theme.motion.ease}`,
});

export const tiles = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignContent: 'start',
  gap: theme.space[2],
  minBlockSize: '15rem',
  paddingInlineEnd: `calc(${SUBS} + ${theme.space[6]})`,
  '@media': {
    [from.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from.xl]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const tile = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  minBlockSize: '4.5rem',
  padding: theme.space[2],
  border: '1px solid transparent',
  borderRadius: theme.radius.m,
  color: theme.colour.text,
  fontWeight: theme.weight.medium,
  lineHeight: theme.leading.tight,
  textDecoration: 'none',
  selectors: {
    '&:hover, &[data-shown]': { background: theme.colour.sunken },
    '&[data-shown]': { borderColor: theme.colour.line },
  },
});

export const picture = style({
  flexShrink: 0,
  inlineSize: '56px',
  borderRadius: theme.radius.s,
});

export const name = style({ flex: 1, minInlineSize: 0 });

export const more = style({ color: theme.colour.muted });

/** Next to the grid, but after its tile in the DOM. */
export const subs = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: SUBS,
  overflowY: 'auto',
  paddingInlineStart: theme.space[6],
  borderInlineStart: `1px solid ${theme.colour.line}`,
});

export const heading = style({
  paddingInline: theme.space[3],
  paddingBlockEnd: theme.space[2],
  fontSize: theme.text.l,
  fontWeight: theme.weight.bold,
});

export const subPicture = style({
  flexShrink: 0,
  inlineSize: '32px',
  borderRadius: theme.radius.s,
});

export const empty = style({
  paddingBlock: theme.space[8],
  color: theme.colour.muted,
  textAlign: 'center',
});
