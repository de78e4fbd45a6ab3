import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { baselineRow } from './layout.css.ts';
import { theme } from '../theme/theme.css.ts';

export const line = style([
  baselineRow,
  {
    justifyContent: 'space-between',
    gap: theme.space[4],
    marginBlockEnd: theme.space[4],
    overflowWrap: 'anywhere',
  },
]);

/** Space below the title of a page. */
export const titleGap = createVar();

export const titleLine = style([
  line,
  {
    marginBlockEnd: fallbackVar(titleGap, theme.space[4]),
    // Arabic letters rise above their line.
    selectors: { ':lang(ar) &': { paddingBlockStart: theme.space[2] } },
  },
]);

export const withAction = style({ alignItems: 'center', columnGap: theme.space[2] });

/** On phones the action is beside the heading, and the rest is below both. */
export const start = style({
  display: 'contents',
  '@media': {
    [from.md]: {
      display: 'flex',
      flex: 1,
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: `${theme.space[1]} ${theme.space[5]}`,
      minInlineSize: 0,
    },
  },
});

export const beside = style([
  baselineRow,
  {
    order: 1,
    marginBlockStart: `calc(-1 * ${theme.space[2]})`,
    columnGap: theme.space[5],
    inlineSize: '100%',
    '@media': { [from.md]: { order: 0, inlineSize: 'auto', marginBlockStart: 0 } },
  },
]);

/** The face of headlines. One weight: browsers must not embolden it. */
export const display = style({
  fontFamily: theme.font.display,
  fontWeight: theme.weight.normal,
  fontSynthesis: 'none',
  lineHeight: theme.leading.display,
});

export const heading = styleVariants({
  1: [display, { fontSize: theme.text.title }],
  2: [display, { fontSize: theme.text.section }],
});

/** Of a card or receipt. */
export const cardTitle = style([display, { fontSize: theme.text.xl }]);

export const description = style({
  marginBlockStart: theme.space[1],
  color: theme.colour.muted,
  fontSize: theme.text.s,
});
