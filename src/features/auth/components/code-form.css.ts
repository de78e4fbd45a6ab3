import { style } from '@vanilla-extract/css';
import { theme } from '../../../ui/theme/theme.css.ts';

/** Same height as the button that replaces it. */
export const countdown = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '44px',
  color: theme.colour.muted,
  fontVariantNumeric: 'tabular-nums',
});
