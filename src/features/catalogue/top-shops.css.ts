import { style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme.css.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const shop = style({ display: 'flex', alignItems: 'center', gap: theme.space[4] });

export const logo = style({
  flexShrink: 0,
  inlineSize: '4rem',
  overflow: 'hidden',
  borderRadius: theme.radius.l,
});

export const facts = style({ display: 'grid', gap: theme.space[1], minInlineSize: 0 });

export const name = style({ margin: 0, fontSize: theme.text.m, fontWeight: theme.weight.semibold });

export const link = style({ color: 'inherit' });

export const items = style({ margin: 0, color: theme.colour.muted, fontSize: theme.text.s });
