import { style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme/theme.css.ts';

/** Drawn for white paper: they keep it in the dark. */
export const logo = style({
  boxSizing: 'content-box',
  inlineSize: 'auto',
  maxInlineSize: '6rem',
  blockSize: '24px',
  padding: theme.space[1],
  borderRadius: theme.radius.s,
  backgroundColor: theme.colour.onPicture,
});
