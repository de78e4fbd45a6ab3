import { globalStyle, style } from '@vanilla-extract/css';
import { receipt } from '../content/receipt.css.ts';
import { below } from '../theme/breakpoints.ts';
import { theme } from '../theme/theme.css.ts';

/** Not in landscape, where the bar and the header would leave too little room. */
const onPhones = `screen and ${below.md} and (min-height: 30em)`;

/**
 * The last step of a receipt: a button. On phones it stays at the bottom of the screen, after the
 * amount in `data-amount` and its name in `data-label`.
 */
export const actionBar = style({
  display: 'grid',
  gap: theme.space[3],
  '@media': {
    [onPhones]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      gap: `0 ${theme.space[4]}`,
      paddingBlock: theme.space[3],
      paddingBlockEnd: `max(${theme.space[3]}, env(safe-area-inset-bottom))`,
      paddingInline: theme.space[4],
      background: theme.colour.surface,
      borderBlockStart: `1px solid ${theme.colour.line}`,
      boxShadow: theme.shadow.l,
      '::before': {
        content: 'attr(data-label)',
        gridRow: '2',
        color: theme.colour.muted,
        fontSize: theme.text.xs,
      },
      '::after': {
        content: 'attr(data-amount)',
        gridRow: '3',
        fontSize: theme.text.l,
        fontWeight: theme.weight.bold,
        fontVariantNumeric: 'tabular-nums',
      },
    },
  },
});

globalStyle(`${actionBar} > :last-child`, {
  // Narrow padding, for words in one line.
  '@media': {
    [onPhones]: { gridColumn: '2', gridRow: '2 / span 2', paddingInline: theme.space[3] },
  },
});

/** A message takes the full width above the amount. */
export const actionBarMessage = style({
  '@media': {
    [onPhones]: { gridColumn: '1 / -1', gridRow: '1', marginBlockEnd: theme.space[2] },
  },
});

// A filter would contain the fixed bar.
globalStyle(`${receipt}:has(${actionBar})`, {
  '@media': { [onPhones]: { zIndex: 1, filter: 'none' } },
});

globalStyle(`html:has(${actionBar})`, {
  '@media': {
    [onPhones]: {
      paddingBlockEnd: '4.75rem',
      scrollPaddingBlockEnd: '6rem',
      // No toast covers its button.
      vars: { '--souk-toast-lift': '4.75rem' },
    },
  },
});
