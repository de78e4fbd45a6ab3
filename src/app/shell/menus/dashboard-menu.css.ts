import { style } from '@vanilla-extract/css';
import { below, from } from '../../../ui/theme/breakpoints.ts';
import { theme } from '../../../ui/theme/theme.css.ts';
import { menuRow } from './menu-row.css.ts';

export const side = style({
  '@media': {
    [below.md]: { borderBlockEnd: `1px solid ${theme.colour.line}` },
    print: { display: 'none' },
  },
});

export const person = style({
  display: 'none',
  alignItems: 'center',
  gap: theme.space[3],
  paddingInline: theme.space[3],
  marginBlockEnd: theme.space[4],
  '@media': { [from.md]: { display: 'flex' } },
});

export const words = style({ minInlineSize: 0 });

export const name = style({
  fontWeight: theme.weight.semibold,
  overflowWrap: 'anywhere',
});

export const phone = style({ color: theme.colour.muted, fontSize: theme.text.s });

export const list = style({
  // Visually hidden elements would widen the page.
  position: 'relative',
  display: 'grid',
  gap: theme.space[1],
  '@media': {
    [below.md]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      paddingBlockEnd: theme.space[3],
    },
  },
});

/** Starts a group of entries: orders, person, rules. */
export const groupStart = style({
  '@media': {
    [from.md]: {
      marginBlockStart: theme.space[2],
      paddingBlockStart: theme.space[3],
      borderBlockStart: `1px solid ${theme.colour.line}`,
    },
  },
});

export const closed = style({ '@media': { [below.md]: { display: 'none' } } });

export const toggle = style({
  display: 'none',
  alignItems: 'center',
  gap: theme.space[3],
  inlineSize: '100%',
  minBlockSize: '44px',
  fontWeight: theme.weight.semibold,
  '@media': { [below.md]: { display: 'flex' } },
});

export const chevron = style({
  marginInlineStart: 'auto',
  color: theme.colour.muted,
  transition: `transform ${theme.motion.normal} ${theme.motion.ease}`,
  selectors: { [`${toggle}[aria-expanded="true"] &`]: { transform: 'rotate(180deg)' } },
});

export const link = style([
  menuRow,
  {
    inlineSize: '100%',
    blockSize: '100%',
    textAlign: 'start',
    paddingBlock: theme.space[2],
    overflowWrap: 'anywhere',
    '@media': { [below.md]: { fontSize: theme.text.s } },
    selectors: { '&[aria-current="page"]': { fontWeight: theme.weight.semibold } },
  },
]);
