import { globalStyle, style } from '@vanilla-extract/css';
import { card, padded } from '../../../ui/layout/card.css.ts';
import { cardTitle, display } from '../../../ui/layout/section-heading.css.ts';
import { below, from } from '../../../ui/theme/breakpoints.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

const line = `1px solid ${theme.colour.line}`;

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(${theme.space[10]}, 5vw, ${theme.space[12]})`,
});

export const tiles = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': { [from.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  },
]);

export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  justifyItems: 'start',
  padding: `${theme.space[4]} ${theme.space[5]}`,
  lineHeight: theme.leading.tight,
  ':hover': { color: theme.colour.primary },
  selectors: { '& + &': { borderInlineStart: line } },
  '@media': {
    [below.lg]: {
      selectors: {
        '&:nth-child(odd)': { borderInlineStart: 0 },
        '&:nth-child(n + 3)': { borderBlockStart: line },
      },
    },
  },
});

export const figure = style([display, { fontSize: theme.text.section }]);

export const muted = style({ color: theme.colour.muted });

/** In the middle of its cell. */
export const chevron = style([muted, { gridArea: '1 / 2 / span 2' }]);

export const label = style([muted, { fontSize: theme.text.xs }]);

export const receiptColumn = style({
  '@media': { [from.xl]: { gridArea: '2 / 2' } },
});

/** The cart, beside its receipt and the address. An empty cart has no receipt. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[10],
  '@media': {
    [from.xl]: {
      gridTemplate: 'auto auto 1fr / minmax(0, 1fr) 23rem',
      alignItems: 'start',
      columnGap: theme.space[6],
      rowGap: 0,
      selectors: {
        [`&:not(:has(${receiptColumn}))`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  },
});

export const cart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[6],
  '@media': { [from.xl]: { display: 'contents' } },
});

/** Shares the row of the heading, so that the receipt starts at the height of the contents. */
export const column = style({
  '@media': {
    [from.xl]: {
      display: 'grid',
      gridRow: 'span 3',
      gridTemplate: 'subgrid / minmax(0, 1fr)',
      alignItems: 'start',
    },
  },
});
globalStyle(`${column} > :last-child`, { '@media': { [from.xl]: { gridRow: '2 / 4' } } });

export const address = style([
  card,
  padded,
  {
    display: 'grid',
    justifyItems: 'start',
    gap: theme.space[3],
    '@media': {
      [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
      [from.xl]: {
        marginBlockStart: theme.space[6],
        selectors: {
          [`${columns}:has(${receiptColumn}) > &`]: {
            gridArea: '3 / 2',
            gridTemplateColumns: 'minmax(0, 1fr)',
          },
        },
      },
    },
  },
]);

export const addressTitle = style([cardTitle, { gridColumn: '1 / -1' }]);

/** Beside the address where there is room. */
export const change = style({
  '@media': {
    [from.sm]: { gridArea: '2 / 2 / span 2', alignSelf: 'end' },
    [from.xl]: {
      selectors: { [`${columns}:has(${receiptColumn}) &`]: { gridArea: 'auto' } },
    },
  },
});
