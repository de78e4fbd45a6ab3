import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { theme } from '../theme/theme.css.ts';

export const carousel = styleVariants({
  plain: { position: 'relative', minInlineSize: 0 },
  hero: { position: 'relative', display: 'grid', blockSize: '100%', minInlineSize: 0 },
});

export const track = style({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  borderRadius: theme.radius.l,
  selectors: {
    // At the last slide a swipe moves the row that contains the carousel.
    [`${carousel.hero} > &`]: { overscrollBehaviorX: 'auto' },
  },
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});

export const slide = style({
  flex: '0 0 100%',
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
});

const dotColour = createVar();

const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space[1],
});

export const controls = styleVariants({
  plain: [bar, { paddingBlockStart: theme.space[2] }],
  hero: [
    bar,
    {
      position: 'absolute',
      // Centres the dots on the counter's front.
      insetBlockEnd: '-10px',
      // The first dot starts with the text.
      insetInlineStart: '17px',
      vars: { [dotColour]: theme.colour.onSaffron, [theme.colour.focus]: theme.colour.onSaffron },
      color: theme.colour.onSaffron,
      // The pictures are at the end, low on phones.
      '@media': {
        [from.sm]: { insetBlockEnd: '-6px', insetInline: `auto ${theme.space[2]}` },
      },
    },
  ],
});

// As quiet as the dots.
globalStyle(`${controls.hero} svg`, { inlineSize: '14px', blockSize: '14px' });

export const dots = style({ display: 'flex' });

export const dot = style({
  position: 'relative',
  inlineSize: '24px',
  blockSize: '44px',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 'calc(50% - 4px)',
    backgroundColor: fallbackVar(dotColour, theme.colour.lineStrong),
    borderRadius: theme.radius.full,
    transition: `background-color ${theme.motion.fast}`,
  },
  selectors: {
    '&[aria-current="true"]::after': {
      insetInline: '3px',
      backgroundColor: fallbackVar(dotColour, theme.colour.primary),
    },
    [`${controls.hero} &:not([aria-current="true"])::after`]: { opacity: 0.6 },
  },
  '@media': {
    '(forced-colors: active)': {
      '::after': { backgroundColor: 'CanvasText' },
      selectors: { '&[aria-current="true"]::after': { backgroundColor: 'Highlight' } },
    },
  },
});
