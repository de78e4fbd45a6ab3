import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const tooltip = style({
  zIndex: theme.z.toast,
  maxInlineSize: '18rem',
  paddingBlock: theme.space[1],
  paddingInline: theme.space[3],
  fontSize: theme.text.s,
  color: theme.colour.ground,
  backgroundColor: theme.colour.text,
  borderRadius: theme.radius.s,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const arrow = style({
  display: 'block',
  fill: theme.colour.text,
  selectors: { '[data-placement="bottom"] &': { transform: 'rotate(180deg)' } },
});
