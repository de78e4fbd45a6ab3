import { style } from '@vanilla-extract/css';
import { below, from } from '../../../ui/theme/breakpoints.ts';
import { theme } from '../../../ui/theme/theme.css.ts';
import { menuRow } from './menu-row.css.ts';

export const side = style({
  '@media': {
    // A box only around the list that opens.
    [below.md]: {
      border: `1px solid ${theme.colour.line}`,
      borderRadius: theme.radius.m,
      background: theme.colour.surface,
    },
    print: { display: 'none' },
  },
});

export const person = style({
  display: 'none',
  alignItems: 'center',
  gap: theme.space[3],
  padding: theme.space[2],
  marginBlockEnd: theme.space[3],
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
      padding: theme.space[2],
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
  minBlockSize: '56px',
  paddingInline: theme.space[4],
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { [below.md]: { display: 'flex' } },
});

export const toggleText = style({ display: 'grid', flex: 1, minInlineSize: 0 });

export const chevron = style({
  color: theme.colour.muted,
  transition: `transform ${theme.motion.normal} ${theme.motion.ease}`,
  selectors: { [`${toggle}[aria-expanded="true"] &`]: { transform: 'rotate(180deg)' } },
});

export const link = style([
  menuRow,
  {
    blockSize: '100%',
    paddingBlock: theme.space[2],
    overflowWrap: 'anywhere',
    '@media': { [below.md]: { fontSize: theme.text.s } },
    selectors: { '&[aria-current="page"]': { fontWeight: theme.weight.semibold } },
  },
]);
