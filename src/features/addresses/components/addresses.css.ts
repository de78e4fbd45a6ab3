import { style } from '@vanilla-extract/css';
import { display } from '../../../ui/layout/section-heading.css.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[3],
});

export const title = style([display, { margin: 0, fontSize: theme.text.title }]);

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const address = style({ display: 'grid', alignContent: 'start', gap: theme.space[3] });

export const name = style({ margin: 0, fontSize: theme.text.l, overflowWrap: 'anywhere' });

export const actions = style({ alignSelf: 'end', marginBlockStart: 'auto' });
