import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme.css.ts';

export const group = style({
  overflow: 'hidden',
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.l,
});

export const groupHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[3],
  padding: `${theme.space[2]} ${theme.space[4]}`,
  background: theme.colour.sunken,
  fontWeight: theme.weight.semibold,
});

// The selection looks like a radio and is a tick box, since several may be on (CART-06).
globalStyle(`${groupHead} input[type='checkbox']`, {
  appearance: 'none',
  border: `2px solid ${theme.colour.lineStrong}`,
  borderRadius: theme.radius.full,
  background: theme.colour.surface,
});

globalStyle(`${groupHead} input[type='checkbox']:checked`, {
  border: `6px solid ${theme.colour.primary}`,
});

export const lines = style({ margin: 0, padding: 0, listStyle: 'none' });

export const line = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: theme.space[3],
  padding: theme.space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.colour.line}` } },
});

export const picture = style({ overflow: 'hidden', borderRadius: theme.radius.m });

export const facts = style({ display: 'grid', gap: theme.space[1] });

export const muted = style({
  display: 'block',
  margin: 0,
  color: theme.colour.muted,
  fontSize: theme.text.xs,
  fontWeight: theme.weight.normal,
});

export const name = style({ margin: 0, fontWeight: theme.weight.semibold });

export const nameLink = style({ color: 'inherit', textDecoration: 'none' });

export const options = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[1] });

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const foot = style({ display: 'grid', gap: theme.space[3], inlineSize: '100%' });

export const amount = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[4],
  fontSize: theme.text.l,
});

export const updating = style({ opacity: 0.5 });
