import { style } from '@vanilla-extract/css';
import { row } from '../../../ui/layout/layout.css.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

/** Below the sticky header when the focus moves here. */
export const choice = style({ scrollMarginBlockStart: '9rem' });

export const legend = style({
  marginBlockEnd: theme.space[2],
  fontSize: theme.text.s,
  fontWeight: theme.weight.semibold,
});
export const chosen = style({
  marginInlineStart: theme.space[1],
  color: theme.colour.muted,
  fontWeight: theme.weight.normal,
  overflowWrap: 'anywhere',
});

export const options = style([row[2], { inlineSize: '100%' }]);

const box = style({
  position: 'relative',
  border: `1px solid ${theme.colour.lineStrong}`,
  borderRadius: theme.radius.s,
  backgroundColor: theme.colour.surface,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: theme.colour.text },
    '&:has(:checked)': {
      borderColor: theme.colour.primary,
      boxShadow: `0 0 0 1px ${theme.colour.primary}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${theme.colour.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:has(:checked)': { borderColor: 'Highlight', outline: '1px solid Highlight' },
      },
    },
  },
});

export const chip = style([
  box,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.space[2],
    minBlockSize: '46px',
    minInlineSize: '54px',
    maxInlineSize: '100%',
    paddingBlock: theme.space[1],
    paddingInline: theme.space[3],
    overflowWrap: 'anywhere',
    fontWeight: theme.weight.medium,
    selectors: {
      '&:has(:checked)': {
        backgroundColor: theme.colour.primarySoft,
        color: theme.colour.onPrimarySoft,
        fontWeight: theme.weight.semibold,
      },
    },
  },
]);

/** A picture of the product in the colour. */
export const tile = style([box, { inlineSize: '64px', overflow: 'hidden' }]);

/** Above the picture. */
export const input = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  opacity: 0,
  cursor: 'pointer',
});

export const swatch = style({
  flexShrink: 0,
  inlineSize: '1rem',
  blockSize: '1rem',
  border: `1px solid ${theme.colour.lineStrong}`,
  borderRadius: theme.radius.full,
  forcedColorAdjust: 'none',
});

export const error = style({
  color: theme.colour.danger,
  fontSize: theme.text.s,
  fontWeight: theme.weight.medium,
  selectors: { '&:not(:empty)': { marginBlockStart: theme.space[2] } },
});
