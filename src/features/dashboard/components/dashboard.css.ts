import { style } from '@vanilla-extract/css';
import { below, from } from '../../../ui/theme/breakpoints.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

const line = `1px solid ${theme.colour.line}`;

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(${theme.space[10]}, 5vw, ${theme.space[12]})`,
});

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderBlock: line,
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const tile = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: theme.space[1],
  paddingBlock: theme.space[4],
  paddingInline: theme.space[5],
  lineHeight: theme.leading.tight,
  ':hover': { color: theme.colour.primary },
  selectors: { '& + &': { borderInlineStart: line } },
  '@media': {
    [below.lg]: {
      selectors: {
        '&:nth-child(odd)': { borderInlineStart: 0, paddingInlineStart: 0 },
        '&:nth-child(n + 3)': { borderBlockStart: line },
      },
    },
    [from.lg]: { ':first-child': { paddingInlineStart: 0 } },
  },
});

export const figure = style({ fontSize: '1.75rem', fontWeight: theme.weight.bold });

export const muted = style({ color: theme.colour.muted });

export const label = style([muted, { fontSize: theme.text.xs }]);

/** Cart beside its receipt and address below; without a receipt, cart beside address. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[10],
  '@media': {
    [from.xl]: {
      gridTemplateColumns: 'minmax(0, 1fr) 23rem',
      alignItems: 'start',
      gap: `0 ${theme.space[6]}`,
    },
  },
});

export const cart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[6],
  '@media': { [from.xl]: { display: 'contents' } },
});

/** Shares the row of the headings, so that the contents start at the same height. */
export const column = style({
  '@media': {
    [from.xl]: {
      display: 'grid',
      gridRow: '1 / span 2',
      gridTemplate: 'subgrid / minmax(0, 1fr)',
      alignItems: 'start',
    },
  },
});

export const receiptColumn = style({
  '@media': { [from.xl]: { gridArea: '2 / 2' } },
});

export const address = style([
  column,
  {
    '@media': {
      [from.xl]: {
        selectors: {
          [`${columns}:has(${receiptColumn}) > &`]: {
            gridArea: '3 / 1 / span 2 / -1',
            marginBlockStart: theme.space[12],
          },
        },
      },
    },
  },
]);

export const addressCard = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[3],
});
