import { style } from '@vanilla-extract/css';
import { below } from '../../ui/theme/breakpoints.ts';
import { theme } from '../../ui/theme/theme.css.ts';

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr)',
  alignItems: 'center',
  gap: theme.space[3],
  minBlockSize: '4.25rem',
  '@media': {
    [below.sm]: { gridTemplateColumns: 'auto auto minmax(0, 1fr)', columnGap: theme.space[1] },
  },
});

export const secure = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'end',
  gap: theme.space[2],
  color: theme.colour.muted,
  fontSize: theme.text.s,
});

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  justifySelf: 'end',
  gap: theme.space[2],
  minInlineSize: '44px',
  minBlockSize: '44px',
  color: theme.colour.primary,
  fontSize: theme.text.s,
  fontWeight: theme.weight.semibold,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  // Before the logo, where phones have the way back. The arrow starts with the column.
  '@media': { [below.sm]: { order: -1, marginInlineStart: '-13px' } },
});

/** On phones, only assistive technology gets the words. */
export const backText = style({
  '@media': {
    [below.sm]: {
      position: 'absolute',
      inlineSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${theme.space[1]} ${theme.space[6]}`,
  paddingBlock: theme.space[4],
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${theme.space[5]}`,
});
