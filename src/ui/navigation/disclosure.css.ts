import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const details = style({});

export const lined = style({ borderBlockEnd: `1px solid ${theme.colour.line}` });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  minBlockSize: '52px',
  paddingBlock: theme.space[3],
  marginInline: `calc(-1 * ${theme.space[2]})`,
  paddingInline: theme.space[2],
  borderRadius: theme.radius.s,
  fontWeight: theme.weight.semibold,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const words = style({ flex: 1, minInlineSize: 0 });

export const chevron = style({
  color: theme.colour.muted,
  transition: `transform ${theme.motion.normal} ${theme.motion.ease}`,
  selectors: { [`${details}[open] &`]: { transform: 'rotate(180deg)' } },
});

export const content = style({ paddingBlockEnd: theme.space[4] });
