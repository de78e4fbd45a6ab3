import { style } from '@vanilla-extract/css';
import { control } from './field.css.ts';
import { theme } from './theme.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(5.5rem, 8rem) 1fr',
  gap: theme.space[2],
});

export const code = style([control, { paddingInline: theme.space[3], textOverflow: 'ellipsis' }]);
