import { style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme/theme.css.ts';

export const sending = style({ display: 'block', fontSize: theme.text.s });

export const failure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[2],
  paddingBlockStart: theme.space[1],
  color: theme.colour.danger,
  fontSize: theme.text.s,
});
