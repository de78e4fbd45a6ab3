import { globalStyle, style } from '@vanilla-extract/css';
import { receipt } from '../content/receipt.css.ts';
import { theme } from '../theme/theme.css.ts';

export const list = style({ display: 'grid', gap: theme.space[3] });

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${theme.space[1]} ${theme.space[4]}`,
  // Term and value wrap before a word breaks.
  overflowWrap: 'anywhere',
});

/** Fills its line, so that the detail is at the end, or at the start of a line of its own. */
export const term = style({ flexGrow: 1, color: theme.colour.muted });
export const detail = style({ maxInlineSize: '100%', fontWeight: theme.weight.medium });

export const total = style({
  selectors: {
    '&:not(:first-child)': {
      paddingBlockStart: theme.space[3],
      borderBlockStart: `1px solid ${theme.colour.line}`,
    },
    [`${receipt} &`]: {
      alignItems: 'baseline',
      paddingBlockStart: theme.space[3],
      borderBlockStart: `1px dashed ${theme.colour.lineStrong}`,
    },
  },
  fontSize: theme.text.l,
  fontWeight: theme.weight.bold,
});

// Amounts are in columns, other entries are words.
globalStyle(`${list}:has(> ${total})`, { fontVariantNumeric: 'tabular-nums' });

/** The amount that decides. */
export const totalDetail = style({
  selectors: {
    [`${receipt} &`]: { fontSize: theme.text.xl, lineHeight: theme.leading.tight },
  },
});
