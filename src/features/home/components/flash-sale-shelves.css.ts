import { style } from '@vanilla-extract/css';
import { from } from '../../../ui/theme/breakpoints.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

export const incoming = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${theme.space[3]} ${theme.space[6]}`,
  padding: `${theme.space[4]} clamp(${theme.space[4]}, 3vw, ${theme.space[8]})`,
  backgroundColor: theme.colour.saffronSoft,
  borderRadius: theme.radius.l,
  overflowWrap: 'anywhere',
});

export const title = style({ fontSize: theme.text.l, lineHeight: theme.leading.tight });

export const countdown = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[3],
  fontSize: theme.text.s,
  fontWeight: theme.weight.semibold,
});

const HAS_FEW_ITEMS = '&:not(:has(li:nth-child(3)))';

export const running = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[5],
  padding: `clamp(${theme.space[4]}, 2.5vw, ${theme.space[6]})`,
  backgroundColor: theme.colour.saffronSoft,
  borderRadius: theme.radius.l,
  '@media': {
    [from.lg]: {
      gridTemplateColumns: '17rem minmax(0, 1fr)',
      gap: theme.space[6],
      // One or two products leave more room for the picture.
      selectors: {
        [HAS_FEW_ITEMS]: {
          gridTemplateColumns: 'minmax(0, 1fr) max-content',
          alignItems: 'center',
        },
      },
    },
  },
});

export const panel = style({
  display: 'grid',
  gap: theme.space[4],
  alignContent: 'start',
  '@media': {
    [from.sm]: { gridTemplateColumns: '14rem minmax(0, 1fr)', alignItems: 'center' },
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: {
        [`${running}${HAS_FEW_ITEMS.slice(1)} > &`]: {
          gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)',
          gap: theme.space[6],
        },
      },
    },
  },
});

export const picture = style({ borderRadius: theme.radius.l });

export const textColumn = style({ display: 'grid', gap: theme.space[3] });

export const offers = style({ minInlineSize: 0 });
