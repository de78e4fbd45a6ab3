import { style } from '@vanilla-extract/css';
import { from } from '../../../ui/theme/breakpoints.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const order = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[3],
  '@media': {
    [from.lg]: { gridTemplateColumns: '11.5rem minmax(0, 1fr) auto', alignItems: 'center' },
  },
});

export const code = style({ margin: 0, fontSize: theme.text.m, fontWeight: theme.weight.semibold });

export const muted = style({ margin: 0, color: theme.colour.muted, fontSize: theme.text.s });

export const pictures = style([list, { display: 'flex', gap: theme.space[2] }]);

export const picture = style({
  inlineSize: '3.5rem',
  overflow: 'hidden',
  borderRadius: theme.radius.s,
});

export const states = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[2],
  '@media': { [from.lg]: { flexDirection: 'column', alignItems: 'flex-end' } },
});

export const pages = style({ justifyContent: 'space-between' });

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space[4],
  '@media': { [from.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem' } },
});

/** Stacked on screens, side by side in print. */
export const aside = style({
  display: 'grid',
  gap: theme.space[4],
  '@media': {
    print: { gridTemplateColumns: '3fr 2fr', alignItems: 'start', gap: theme.space[8] },
  },
});

export const partTitle = style({
  margin: 0,
  fontSize: theme.text.l,
  fontWeight: theme.weight.semibold,
});

export const status = style([partTitle, { ':focus': { outline: 'none' } }]);

export const seller = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.space[3],
});

export const note = style({ whiteSpace: 'pre-line' });

/** The header, with the shop's name, is not printed. */
export const paperOnly = style({
  display: 'none',
  '@media': { print: { display: 'block', fontSize: theme.text.xl, fontWeight: theme.weight.bold } },
});

/** No frames in print, to save space. */
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[4],
  '@media': { print: { padding: 0, border: 0, gap: theme.space[2] } },
});
