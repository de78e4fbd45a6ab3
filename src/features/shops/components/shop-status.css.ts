import { style } from '@vanilla-extract/css';
import { theme } from '../../../ui/theme/theme.css.ts';

export const open = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[1],
  color: theme.colour.success,
  fontSize: theme.text.xs,
  fontWeight: theme.weight.semibold,
  whiteSpace: 'nowrap',
  '::before': {
    content: '',
    inlineSize: '7px',
    blockSize: '7px',
    backgroundColor: 'currentColor',
    borderRadius: theme.radius.full,
    forcedColorAdjust: 'none',
  },
});
