import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../theme/breakpoints.ts';
import { LIGHT } from '../theme/palette.ts';
import { theme } from '../theme/theme.css.ts';
import { cardControl } from './card.css.ts';

/** The end is below the words on phones. */
export const row = style({
  display: 'grid',
  gridTemplate: `'facts facts' auto 'picture words' auto 'end end' auto / auto minmax(0, 1fr)`,
  rowGap: theme.space[2],
  padding: theme.space[4],
  '@media': {
    [from.lg]: {
      gridTemplate: `'picture facts end' auto 'picture words end' 1fr / auto minmax(0, 1fr) auto`,
      rowGap: theme.space[1],
      paddingInline: theme.space[5],
    },
  },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridArea: 'words',
  alignContent: 'start',
  gap: theme.space[1],
  fontSize: theme.text.s,
  overflowWrap: 'anywhere',
  '@media': { [from.lg]: { fontSize: '0.9375rem' } },
});

/** Small print: heading, dates. */
export const facts = style({
  gridArea: 'facts',
  color: theme.colour.muted,
  fontSize: theme.text.xs,
  overflowWrap: 'anywhere',
});

/** Heading in the line of the facts. */
export const factsHeading = style({
  display: 'inline',
  fontSize: 'inherit',
  fontWeight: theme.weight.semibold,
});

/** A date after its words. Without them, number and date fit in one line on phones. */
export const dated = style({});
globalStyle(`${dated} > span`, {
  '@media': { [below.sm]: { position: 'absolute', overflow: 'hidden', clipPath: 'inset(50%)' } },
});

export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  justifySelf: 'start',
  gap: theme.space[2],
  fontSize: '1.0625rem',
  fontWeight: theme.weight.bold,
});

/** The dot repeats what the words say. It hangs in the gap, so that words are aligned with words. */
export const state = style([
  title,
  {
    position: 'relative',
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '0.5em',
      insetInlineStart: '-14px',
      inlineSize: '8px',
      blockSize: '8px',
      borderRadius: theme.radius.full,
      backgroundColor: theme.colour.primary,
    },
    selectors: {
      '&[data-tone="success"]::before': { backgroundColor: theme.colour.success },
      '&[data-tone="danger"]::before': { backgroundColor: theme.colour.muted },
      '&[data-tone="attention"]': { color: theme.colour.warning },
      // The same in dark mode, where the other saffron is dark.
      '&[data-tone="attention"]::before': { backgroundColor: LIGHT.saffron },
    },
  },
]);

export const end = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridArea: 'end',
  alignItems: 'center',
  alignSelf: 'center',
  columnGap: theme.space[3],
  '@media': {
    [from.lg]: {
      justifyItems: 'end',
      marginInlineStart: theme.space[5],
      textAlign: 'end',
    },
  },
});

export const amounts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space[2],
  '@media': { [from.lg]: { display: 'block' } },
});

export const amount = style({ fontWeight: theme.weight.bold });

export const note = style({ color: theme.colour.muted, fontSize: theme.text.xs });

export const action = style([
  cardControl,
  {
    ':empty': { display: 'none' },
    '@media': { [from.lg]: { gridColumn: 1, marginBlockStart: theme.space[2] } },
  },
]);

export const chevron = style({
  color: theme.colour.muted,
  selectors: { [`${action}:not(:empty) ~ &`]: { display: 'none' } },
  '@media': {
    [from.lg]: {
      gridArea: '1 / 2 / span 2',
      selectors: { [`${action}:not(:empty) ~ &`]: { display: 'block' } },
    },
    print: { display: 'none' },
  },
});
