import { style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme.css.ts';

export const title = style({
  margin: 0,
  marginBlockEnd: `calc(-1 * ${theme.space[3]})`,
  fontSize: theme.text.xxl,
  lineHeight: theme.leading.tight,
});

export const part = style({
  display: 'grid',
  gap: theme.space[4],
  padding: `clamp(${theme.space[4]}, 2.5vw, ${theme.space[6]})`,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.l,
  background: theme.colour.surface,
});

export const partHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[3],
});

export const partTitle = style({
  margin: 0,
  fontSize: theme.text.l,
  fontWeight: theme.weight.semibold,
});

export const shop = style({
  margin: 0,
  marginBlockEnd: theme.space[2],
  color: theme.colour.muted,
  fontSize: theme.text.s,
  fontWeight: theme.weight.medium,
});

export const items = style({
  display: 'grid',
  gap: theme.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.space[3],
});

export const itemPicture = style({ overflow: 'hidden', borderRadius: theme.radius.m });

export const itemName = style({ margin: 0, fontWeight: theme.weight.semibold });

export const itemPrice = style({ margin: 0, whiteSpace: 'nowrap' });

export const muted = style({ margin: 0, color: theme.colour.muted, fontSize: theme.text.s });

export const address = style({ display: 'grid', gap: theme.space[1] });

export const summary = style({ display: 'grid', gap: theme.space[4] });

export const updating = style({ opacity: 0.5 });

export const placed = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space[3],
  textAlign: 'center',
});

export const placedMark = style({ color: theme.colour.success });
