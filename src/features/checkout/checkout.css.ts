import { style } from '@vanilla-extract/css';
import { from } from '../../ui/breakpoints.ts';
import { theme } from '../../ui/theme.css.ts';

export const title = style({
  margin: 0,
  marginBlockEnd: `calc(-1 * ${theme.space[3]})`,
  fontSize: theme.text.xxl,
  lineHeight: theme.leading.tight,
});

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[4],
});

export const partHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[3],
});

export const partTitle = style({
  margin: 0,
  fontSize: theme.text.l,
  fontWeight: theme.weight.semibold,
});

export const partBody = style([part, { scrollMarginBlockStart: '9rem' }]);

export const shop = style({
  margin: 0,
  color: theme.colour.muted,
  fontSize: theme.text.s,
  fontWeight: theme.weight.medium,
});

export const items = style({
  display: 'grid',
  gap: theme.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The sum stands below the words where there is no room beside them. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${theme.space[1]} ${theme.space[3]}`,
  '@media': { [from.sm]: { gridTemplateColumns: '4rem minmax(0, 1fr) auto' } },
});

export const itemPicture = style({
  gridRow: 'span 2',
  overflow: 'hidden',
  borderRadius: theme.radius.m,
  '@media': { [from.sm]: { gridRow: 'auto' } },
});

export const itemWords = style({ display: 'grid', justifyItems: 'start', gap: '2px' });

export const itemName = style({
  margin: 0,
  color: 'inherit',
  fontWeight: theme.weight.semibold,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const itemPrice = style({
  gridColumn: '2',
  margin: 0,
  fontWeight: theme.weight.semibold,
  whiteSpace: 'nowrap',
  '@media': { [from.sm]: { gridColumn: 'auto' } },
});

export const muted = style({ margin: 0, color: theme.colour.muted, fontSize: theme.text.s });

export const summary = style([part]);

export const updating = style({ opacity: 0.5 });

/** The button stands beside the box, whatever is said below it. */
export const coupon = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: theme.space[2],
});

export const couponButton = style({ marginBlockStart: '1.5rem' });

export const placed = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space[3],
  textAlign: 'center',
});

export const placedMark = style({ color: theme.colour.success });

export const placedTitle = style([title, { marginBlockEnd: 0, ':focus': { outline: 'none' } }]);

export const unpaidMark = style({ color: theme.colour.warning });
