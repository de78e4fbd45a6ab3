import { style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme/theme.css.ts';

export const cash = style({ color: theme.colour.success });

/** The logos need a light background in dark mode, too. */
export const logo = style({
  boxSizing: 'content-box',
  inlineSize: 'auto',
  maxInlineSize: '6rem',
  blockSize: '24px',
  objectFit: 'contain',
  // The logo itself ends with the card's content.
  marginInlineEnd: `calc(-1 * ${theme.space[1]})`,
  padding: theme.space[1],
  borderRadius: theme.radius.s,
  backgroundColor: theme.colour.plate,
});
