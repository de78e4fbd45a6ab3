import { style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme/theme.css.ts';

/** Two short fields beside each other where they fit. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  alignItems: 'start',
  gap: theme.space[4],
});
