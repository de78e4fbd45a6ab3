import { style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme/theme.css.ts';

export const product = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.space[3],
});

export const picture = style({ borderRadius: theme.radius.s });
