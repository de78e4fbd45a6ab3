import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const frame = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  overflow: 'hidden',
  color: theme.colour.muted,
  backgroundColor: theme.colour.sunken,
});

export const image = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  filter: theme.filter.picture,
});
