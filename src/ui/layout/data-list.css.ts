import { style } from '@vanilla-extract/css';
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

export const term = style({ color: theme.colour.muted });
/** End-aligned on one line, start-aligned when it wraps. */
export const detail = style({
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
  fontWeight: theme.weight.medium,
});

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

/** The amount that decides. */
export const totalDetail = style({
  selectors: {
    [`${receipt} &`]: { fontSize: theme.text.xl, lineHeight: theme.leading.tight },
  },
});
