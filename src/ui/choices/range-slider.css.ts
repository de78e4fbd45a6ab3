import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const slider = style({ display: 'grid', gap: theme.space[2] });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.space[2],
  fontSize: theme.text.s,
});

export const label = style({ fontWeight: theme.weight.semibold });

export const output = style({ color: theme.colour.muted, fontVariantNumeric: 'tabular-nums' });

export const track = style({
  position: 'relative',
  blockSize: '44px',
  marginInline: '14px',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '20px',
    insetInline: '-14px',
    blockSize: '4px',
    backgroundColor: theme.colour.lineStrong,
    borderRadius: theme.radius.full,
  },
});

export const fill = style({
  position: 'absolute',
  insetBlockStart: '20px',
  blockSize: '4px',
  backgroundColor: theme.colour.primary,
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight' } },
});

export const thumb = style({
  insetBlockStart: '50%',
  inlineSize: '28px',
  blockSize: '28px',
  backgroundColor: theme.colour.raised,
  border: `2px solid ${theme.colour.primary}`,
  borderRadius: theme.radius.full,
  boxShadow: theme.shadow.s,
  cursor: 'grab',
  selectors: {
    '&[data-dragging]': { cursor: 'grabbing', backgroundColor: theme.colour.primarySoft },
    '&[data-focus-visible]': {
      outline: `2px solid ${theme.colour.focus}`,
      outlineOffset: '2px',
    },
  },
});
