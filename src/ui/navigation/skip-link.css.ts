import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: theme.space[2],
  insetInlineStart: theme.space[2],
  zIndex: theme.z.toast,
  paddingBlock: theme.space[3],
  paddingInline: theme.space[5],
  fontWeight: theme.weight.semibold,
  color: theme.colour.text,
  backgroundColor: theme.colour.raised,
  borderRadius: theme.radius.full,
  boxShadow: theme.shadow.l,
  selectors: { '&:not(:focus)': { opacity: 0, transform: 'translateY(-200%)' } },
  '@media': { print: { display: 'none' } },
});
