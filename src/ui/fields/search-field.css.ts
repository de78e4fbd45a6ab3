import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';
import { control } from './field.css.ts';

export const field = style({ position: 'relative' });

export const input = style([
  control,
  {
    selectors: {
      '&&': {
        minBlockSize: '44px',
        paddingInlineStart: '48px',
        borderRadius: theme.radius.full,
      },
    },
  },
]);

/** In the start of the field. */
export const glyph = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: '12px',
  insetInlineStart: theme.space[4],
  color: theme.colour.muted,
  pointerEvents: 'none',
});
