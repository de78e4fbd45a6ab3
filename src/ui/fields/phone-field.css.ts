import { style } from '@vanilla-extract/css';
import { control } from './field.css.ts';
import { theme } from '../theme/theme.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.space[2],
});

export const code = style([
  control,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: theme.space[2],
    paddingInline: theme.space[3],
    selectors: {
      '&:hover:not(:has(:disabled))': { borderColor: theme.colour.text },
      '&:has(:focus-visible)': {
        borderColor: theme.colour.focus,
        outline: `2px solid ${theme.colour.focus}`,
        outlineOffset: '-1px',
      },
      '&:has(:disabled)': { color: theme.colour.muted, backgroundColor: theme.colour.sunken },
    },
  },
]);

export const list = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' } },
});

export const chevron = style({ color: theme.colour.muted });
