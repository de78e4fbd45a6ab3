import { style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme/theme.css.ts';

/** Fills the bare layout from the top. */
export const page = style({ alignSelf: 'start' });

export const bar = style({
  backgroundColor: theme.colour.surface,
  borderBlockEnd: `8px solid ${theme.colour.fascia}`,
});

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '4.25rem',
  color: theme.colour.text,
  fontSize: theme.text.xl,
  fontWeight: theme.weight.bold,
  textDecoration: 'none',
});

export const mark = style({ blockSize: '36px', inlineSize: 'auto', filter: theme.filter.logo });

export const search = style({ inlineSize: 'min(100%, 30rem)' });
