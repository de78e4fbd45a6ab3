import { style } from '@vanilla-extract/css';
import { from } from '../../../ui/theme/breakpoints.ts';
import { theme } from '../../../ui/theme/theme.css.ts';
import { menuRow } from './menu-row.css.ts';

export const side = style({
  padding: theme.space[3],
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.l,
  background: theme.colour.surface,
  '@media': { print: { display: 'none' } },
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
  display: 'flex',
  gap: theme.space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [from.md]: { flexDirection: 'column', overflowX: 'visible' } },
});

export const link = style([
  menuRow,
  {
    whiteSpace: 'nowrap',
    '@media': { [from.md]: { paddingBlock: theme.space[2], whiteSpace: 'normal' } },
    selectors: { '&[aria-current="page"]': { fontWeight: theme.weight.semibold } },
  },
]);
