import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { toneColour } from '../../ui/content/tone.css.ts';
import { clampLines } from '../../ui/layout/clipped-text.ts';
import { theme } from '../../ui/theme/theme.css.ts';

export const patternGround = createVar();

/** In the colour of the title. */
export const pattern = styleVariants(
  {
    rings: 'repeating-radial-gradient(circle at 78% 78%, currentColor 0 2px, transparent 3px 14px)',
    sunrise: 'radial-gradient(circle at 50% 100%, currentColor 55%, transparent 56%)',
    waves:
      'repeating-radial-gradient(ellipse at 0 120%, currentColor 0 10px, transparent 11px 26px)',
    lines: 'repeating-linear-gradient(transparent 0 15px, currentColor 15px 17px)',
    rays: 'repeating-conic-gradient(at 50% 100%, currentColor 0 6deg, transparent 0 12deg)',
    checks: 'repeating-conic-gradient(currentColor 0 25%, transparent 0 50%) 0 0/36px 36px',
    dots: 'radial-gradient(currentColor 30%, transparent 36%) 0 0/22px 22px',
  },
  (image) => ({ vars: { [patternGround]: image } }),
);

/** Sizes follow the width of the cover. */
export const cover = style({
  containerType: 'inline-size',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Cut texts end with an ellipsis.
  gridTemplateRows: 'repeat(3, max-content) 1fr',
  gap: theme.space[1],
  // Space for the discount and the heart, and for the button.
  padding: '3.25rem 8% 3.5rem',
  overflow: 'hidden',
  color: theme.colour.onPicture,
  backgroundColor: toneColour,
  borderRadius: theme.radius.m,
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    // Only where the texts leave space.
    gridRowStart: 4,
    blockSize: 'min(100%, 58cqi)',
    background: patternGround,
    maskImage: 'linear-gradient(transparent, currentcolor 35%)',
    opacity: 0.22,
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const title = style({
  ...clampLines(3),
  overflowWrap: 'anywhere',
  paddingBlockStart: '0.1em',
  fontFamily: `'Rakkas Sign', ${theme.font.display}`,
  fontSize: 'clamp(1.125rem, 14cqi, 4rem)',
  lineHeight: theme.leading.display,
  textWrap: 'balance',
});

/** One line. */
export const fact = style({
  maxBlockSize: '1lh',
  overflow: 'hidden',
  fontSize: 'clamp(0.8125rem, 4cqi, 1rem)',
  fontWeight: theme.weight.semibold,
});
