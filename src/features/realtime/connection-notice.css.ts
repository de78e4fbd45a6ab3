import { style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme/theme.css.ts';

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  paddingBlock: theme.space[2],
  color: theme.colour.muted,
  fontSize: theme.text.xs,
});
