import { style } from '@vanilla-extract/css';
import { theme } from '../../../ui/theme/theme.css.ts';

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

export const itemName = style({
  margin: 0,
  color: 'inherit',
  fontWeight: theme.weight.semibold,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const muted = style({ margin: 0, color: theme.colour.muted, fontSize: theme.text.s });

export const hint = style([muted, { color: theme.colour.text, fontWeight: theme.weight.medium }]);

export const noticeText = style({ margin: 0 });

export const changes = style({
  display: 'grid',
  gap: theme.space[1],
  margin: 0,
  marginBlockStart: theme.space[2],
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

export const summary = style([part]);

export const updating = style({ opacity: 0.5 });

export const coupon = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: theme.space[2],
});

export const couponButton = style({
  alignSelf: 'start',
  minBlockSize: '48px',
  marginBlockStart: '1.5rem',
});

export const placed = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space[3],
  textAlign: 'center',
});

export const placedOrders = style({ margin: 0, padding: 0, listStyle: 'none' });

export const placedMark = style({ color: theme.colour.success });

export const placedTitle = style([title, { marginBlockEnd: 0, ':focus': { outline: 'none' } }]);

export const unpaidMark = style({ color: theme.colour.warning });
