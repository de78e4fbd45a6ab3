import { globalStyle, style } from '@vanilla-extract/css';
import { pennant } from '../../ui/content/pennant.css.ts';
import { clampLines, ONE_LINE } from '../../ui/layout/clipped-text.ts';
import { baselineRow } from '../../ui/layout/layout.css.ts';
import { below } from '../../ui/theme/breakpoints.ts';
import { theme } from '../../ui/theme/theme.css.ts';

/** As high as its row. */
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
});

export const top = style({
  position: 'relative',
  borderRadius: theme.radius.m,
  overflow: 'hidden',
});

export const faded = style({ filter: theme.filter.soldOut });

/** A discount hangs from the picture's edge like a pennant. */
export const discount = style([
  pennant,
  { position: 'absolute', insetBlockStart: 0, insetInlineStart: theme.space[3] },
]);

/** Around a list of downloads only: their cards leave out that they are. */
export const onlyDigital = style({});

/** Legible on covers and pictures. Buttons are below it on touch screens and cover it on others. */
export const digital = style({
  position: 'absolute',
  insetBlockEnd: '3.75rem',
  insetInlineStart: theme.space[3],
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[1],
  paddingBlock: '3px',
  paddingInline: theme.space[2],
  color: theme.colour.onPicture,
  backgroundColor: theme.colour.pictureShade,
  borderRadius: theme.radius.full,
  fontSize: theme.text.xs,
  fontWeight: theme.weight.semibold,
  selectors: { [`${onlyDigital} &`]: { display: 'none' } },
  '@media': { '(hover: hover)': { insetBlockEnd: theme.space[3] } },
});

/** Pictures are light in both themes. `&&` overrides the button's styles. */
export const heart = style({
  insetBlockStart: theme.space[1],
  insetInlineEnd: theme.space[1],
  selectors: {
    '&&': {
      position: 'absolute',
      padding: '3px',
      backgroundClip: 'content-box',
      backgroundColor: theme.colour.surface,
    },
  },
});

export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: '2px',
  paddingBlockStart: theme.space[3],
  // Both prices, and the rating and sales, fit in a line each.
  '@media': {
    [below.narrow]: {
      vars: {
        [theme.text.m]: '0.875rem',
        [theme.text.s]: theme.text.xs,
        [theme.space[2]]: theme.space[1],
      },
    },
  },
});
// The price and what follows. They are level in a row, below names of one line and of two.
globalStyle(`${facts} > :nth-last-child(2)`, { marginBlockStart: 'auto' });

/** Around the products of one shop: their cards leave out its name. */
export const withoutShop = style({});

export const shop = style({
  ...ONE_LINE,
  color: theme.colour.muted,
  fontSize: theme.text.xs,
  selectors: { [`${withoutShop} &`]: { display: 'none' } },
});

export const name = style({
  ...clampLines(2),
  color: theme.colour.text,
  fontSize: '0.9375rem',
  fontWeight: theme.weight.semibold,
  lineHeight: '1.35',
});

/** As high without a rating as with one. */
export const line = style([baselineRow, { minBlockSize: '21px', fontSize: theme.text.xs }]);

export const sold = style({ color: theme.colour.muted });

export const soldOut = style({
  color: theme.colour.danger,
  fontSize: theme.text.s,
  fontWeight: theme.weight.semibold,
});

/** On the lower edge of the picture, which has the ratio 4:5. */
export const actions = style({
  position: 'absolute',
  insetInline: theme.space[1],
  insetBlockEnd: theme.space[1],
  display: 'flex',
  alignItems: 'end',
  // The bag stays at the end; its button comes first.
  flexDirection: 'row-reverse',
});

/** Smaller than the area to press, so that goods stay visible. */
const onPaper = {
  color: theme.colour.text,
  backgroundClip: 'padding-box',
  backgroundColor: theme.colour.surface,
  border: '4px solid transparent',
} as const;

/** `&&` overrides the button's styles. */
export const bag = style({
  selectors: {
    '&&': onPaper,
    '&&:hover:not([aria-disabled="true"])': { backgroundColor: theme.colour.sunken },
  },
});

/** With a mouse, shown while the card is hovered or has the keyboard's focus. */
export const buy = style({
  selectors: {
    '&&': {
      ...onPaper,
      minInlineSize: 0,
      paddingInline: theme.space[3],
      fontSize: theme.text.s,
    },
    '&&:hover:not([aria-disabled="true"])': { backgroundColor: theme.colour.sunken },
  },
  '@media': {
    '(hover: hover)': {
      flex: 1,
      opacity: 0,
      transition: `opacity ${theme.motion.fast}`,
      selectors: {
        [`${card}:hover &, ${card}:has(:focus-visible) &`]: { opacity: 1 },
      },
    },
  },
});

const SHARED = 'souk-picture';

export const picture = style({
  selectors: { '[data-pressed] &': { viewTransitionName: SHARED } },
});

/** Target of the view transition. Names must be unique, so a pressed card takes it over. */
export const transitionTarget = style({
  viewTransitionName: SHARED,
  selectors: { ':root:has(article[data-pressed]) &': { viewTransitionName: 'none' } },
});
