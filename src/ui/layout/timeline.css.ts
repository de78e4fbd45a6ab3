import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { VISUALLY_HIDDEN } from '../content/visually-hidden.css.ts';
import { below, from } from '../theme/breakpoints.ts';
import { LIGHT } from '../theme/palette.ts';
import { theme } from '../theme/theme.css.ts';

const CIRCLE = '34px';
const LINE = '4px';
/** Of the line that leads to the next step. */
const lineColour = createVar();

const column = style({ display: 'grid' });
const rowOnLarge = style({
  '@media': {
    [from.lg]: { display: 'flex' },
  },
});
const shortOnSmall = style({
  '@media': { [below.lg]: { display: 'flex', flexWrap: 'wrap', rowGap: theme.space[2] } },
});
const row = `${column} ${rowOnLarge}`;
export const list = { column, row, short: `${row} ${shortOnSmall}` };

const base = style({
  vars: { [lineColour]: theme.colour.line },
  position: 'relative',
  display: 'flex',
  gap: theme.space[3],
  paddingBlockEnd: theme.space[4],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // Leads to the next step.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${CIRCLE} 0`,
      insetInlineStart: `calc((${CIRCLE} - ${LINE}) / 2)`,
      inlineSize: LINE,
      backgroundColor: lineColour,
    },
  },
  '@media': {
    [below.lg]: {
      selectors: {
        [`${shortOnSmall} > &`]: { display: 'contents' },
        [`${shortOnSmall} > &::before`]: { display: 'none' },
        [`${shortOnSmall} > &:not(:last-child)::after`]: {
          content: '',
          flex: 1,
          alignSelf: 'center',
          blockSize: LINE,
          backgroundColor: lineColour,
        },
      },
    },
    [from.lg]: {
      selectors: {
        [`${rowOnLarge} > &`]: {
          flex: '1 1 0',
          flexDirection: 'column',
          gap: theme.space[2],
          // Two steps stay near each other.
          maxInlineSize: '16rem',
          paddingBlockEnd: 0,
        },
        // Six steps end with their card.
        [`${rowOnLarge} > &:last-child`]: { flexGrow: 0, flexBasis: 'auto' },
        [`${rowOnLarge} > &:not(:last-child)::before`]: {
          insetBlock: `calc((${CIRCLE} - ${LINE}) / 2) auto`,
          insetInlineStart: CIRCLE,
          inlineSize: `calc(100% - ${CIRCLE})`,
          blockSize: LINE,
        },
      },
    },
  },
});

export const step = styleVariants({
  done: [
    base,
    {
      vars: { [lineColour]: theme.colour.primary },
      '@media': { '(forced-colors: active)': { vars: { [lineColour]: 'CanvasText' } } },
    },
  ],
  current: [base],
  declined: [base],
  ahead: [base, { color: theme.colour.muted }],
});

const circle = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: CIRCLE,
  blockSize: CIRCLE,
  border: '2px solid transparent',
  borderRadius: theme.radius.full,
});

export const mark = styleVariants({
  done: [circle, { color: theme.colour.onPrimary, backgroundColor: theme.colour.primary }],
  current: [
    circle,
    {
      // The same in dark mode, where the other saffron is as dark as the steps ahead.
      color: LIGHT.onSaffron,
      backgroundColor: LIGHT.saffron,
      boxShadow: `0 0 0 4px ${theme.colour.saffronSoft}`,
      '@media': { '(forced-colors: active)': { borderWidth: '5px' } },
    },
  ],
  declined: [circle, { color: theme.colour.danger, backgroundColor: theme.colour.dangerSoft }],
  ahead: [circle, { backgroundColor: theme.colour.sunken }],
});

/** Name and detail on one line where they fit. */
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space[4],
  flex: 1,
  minInlineSize: 0,
  minBlockSize: CIRCLE,
  overflowWrap: 'anywhere',
  '@media': {
    [below.lg]: {
      selectors: {
        [`${shortOnSmall} > :not([aria-current]) &`]: VISUALLY_HIDDEN,
        // Below all marks.
        [`${shortOnSmall} > [aria-current] &`]: { order: 1, flexBasis: '100%', minBlockSize: 0 },
      },
    },
    [from.lg]: {
      selectors: {
        [`${rowOnLarge} &`]: {
          flexDirection: 'column',
          alignItems: 'start',
          justifyContent: 'start',
          paddingInlineEnd: theme.space[3],
          // Six names fit side by side.
          fontSize: 'clamp(0.875rem, 1.2vw, 1rem)',
        },
      },
    },
  },
});

export const name = style({ fontWeight: theme.weight.semibold });

export const detail = style({
  fontSize: theme.text.s,
  color: theme.colour.muted,
  textWrap: 'balance',
});
