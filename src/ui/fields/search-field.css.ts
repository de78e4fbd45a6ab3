import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';
import { control } from './field.css.ts';

export const field = style({ position: 'relative' });

export const input = style([
  control,
  { selectors: { '&&': { paddingInlineStart: '48px', borderRadius: theme.radius.full } } },
]);

/** In the start of the field. */
export const glyph = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: '14px',
  insetInlineStart: theme.space[4],
  color: theme.colour.muted,
  pointerEvents: 'none',
});
