import { style } from '@vanilla-extract/css';
import { below, from } from '../theme/breakpoints.ts';
import { theme } from '../theme/theme.css.ts';

const CARDS = below.md;
const TABLE = from.md;

export const region = style({
  minInlineSize: 0,
  overflowX: 'auto',
  backgroundColor: theme.colour.surface,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.l,
  '@media': { [CARDS]: { backgroundColor: 'transparent', border: 0 } },
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@media': { [CARDS]: { display: 'block' } },
});

export const caption = style({
  paddingBlock: theme.space[4],
  paddingInline: theme.space[5],
  fontSize: theme.text.l,
  fontWeight: theme.weight.semibold,
  lineHeight: theme.leading.tight,
  textAlign: 'start',
  '@media': { [CARDS]: { display: 'block', paddingBlockStart: 0, paddingInline: 0 } },
});

export const head = style({
  backgroundColor: theme.colour.sunken,
  '@media': {
    [CARDS]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

const side = style({
  textAlign: 'start',
  '@media': {
    [TABLE]: {
      paddingInline: theme.space[3],
      selectors: {
        '&:first-child': { paddingInlineStart: theme.space[5] },
        '&:last-child': { paddingInlineEnd: theme.space[5] },
      },
    },
  },
});

export const columnHead = style([
  side,
  {
    paddingBlock: theme.space[3],
    fontSize: theme.text.s,
    fontWeight: theme.weight.semibold,
    whiteSpace: 'nowrap',
    color: theme.colour.muted,
  },
]);

export const body = style({
  '@media': { [CARDS]: { display: 'grid', gap: theme.space[3] } },
});

export const row = style({
  borderBlockStart: `1px solid ${theme.colour.line}`,
  '@media': {
    [CARDS]: {
      display: 'grid',
      gap: theme.space[2],
      padding: theme.space[4],
      backgroundColor: theme.colour.surface,
      border: `1px solid ${theme.colour.line}`,
      borderRadius: theme.radius.l,
    },
  },
});

export const cell = style([
  side,
  {
    fontWeight: theme.weight.normal,
    '@media': {
      [TABLE]: { paddingBlock: theme.space[4] },
      [CARDS]: {
        display: 'flex',
        justifyContent: 'space-between',
        gap: theme.space[4],
        textAlign: 'end',
        '::before': {
          content: 'attr(data-label)',
          color: theme.colour.muted,
          textAlign: 'start',
        },
      },
    },
  },
]);

export const rowHead = style([
  cell,
  {
    minInlineSize: '8.5rem',
    fontWeight: theme.weight.semibold,
    '@media': {
      [CARDS]: {
        justifyContent: 'flex-start',
        paddingBlockEnd: theme.space[2],
        textAlign: 'start',
        borderBlockEnd: `1px solid ${theme.colour.line}`,
        '::before': { content: 'none' },
      },
    },
  },
]);

export const numeric = style({
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

export const empty = style([
  cell,
  {
    color: theme.colour.muted,
    textAlign: 'center',
    '@media': { [CARDS]: { justifyContent: 'center', '::before': { content: 'none' } } },
  },
]);
