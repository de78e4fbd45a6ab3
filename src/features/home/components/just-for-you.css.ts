import { style } from '@vanilla-extract/css';
import { theme } from '../../../ui/theme/theme.css.ts';

export const more = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space[3],
  marginBlockStart: theme.space[6],
});

export const count = style({ color: theme.colour.muted, fontSize: theme.text.s });
