import { style } from '@vanilla-extract/css';
import { theme } from '../../../ui/theme/theme.css.ts';

export const divider = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  color: theme.colour.muted,
  fontSize: theme.text.s,
  '::before': { content: '', flex: 1, borderBlockStart: `1px solid ${theme.colour.line}` },
  '::after': { content: '', flex: 1, borderBlockStart: `1px solid ${theme.colour.line}` },
});
