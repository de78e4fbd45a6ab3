import { style } from '@vanilla-extract/css';
import { from } from '../../ui/breakpoints.ts';
import { theme } from '../../ui/theme.css.ts';

export const title = style({
  margin: 0,
  fontSize: theme.text.xxl,
  lineHeight: theme.leading.tight,
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const order = style({
  display: 'grid',
  gap: theme.space[3],
  '@media': {
    [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) auto 9rem', alignItems: 'center' },
  },
});

export const facts = style({ display: 'grid', gap: theme.space[1] });

export const code = style({ margin: 0, fontSize: theme.text.m, fontWeight: theme.weight.semibold });

export const codeLink = style({ color: 'inherit' });

export const muted = style({ margin: 0, color: theme.colour.muted, fontSize: theme.text.s });

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[4],
  margin: 0,
  fontSize: theme.text.s,
});

export const pictures = style({
  display: 'flex',
  gap: theme.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const picture = style({
  inlineSize: '3.5rem',
  overflow: 'hidden',
  borderRadius: theme.radius.s,
});

export const states = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[2],
  '@media': { [from.lg]: { justifyContent: 'flex-end' } },
});

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[3],
});

export const pageLinks = style({ display: 'flex', gap: theme.space[2] });
