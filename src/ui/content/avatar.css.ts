import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: theme.radius.full,
  // Above the picture, which may be as light as the page.
  outline: `1px solid ${theme.colour.lineStrong}`,
  outlineOffset: '-1px',
  fontWeight: theme.weight.semibold,
  lineHeight: 1,
  color: theme.colour.onPrimarySoft,
  backgroundColor: theme.colour.primarySoft,
});

export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
