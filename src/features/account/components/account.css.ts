import { style } from '@vanilla-extract/css';
import { stack } from '../../../ui/layout/layout.css.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

export const narrow = style([stack[4], { maxInlineSize: '30rem' }]);

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  alignItems: 'start',
  gap: theme.space[4],
});
