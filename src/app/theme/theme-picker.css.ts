import { style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme/theme.css.ts';

/** Invisible above the icon, so that the native select gets clicks and focus. Its open list uses the colours. */
export const select = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  color: theme.colour.text,
  backgroundColor: theme.colour.raised,
  cursor: 'pointer',
});
