import { createVar, style } from '@vanilla-extract/css';
import { toneColour } from '../../ui/content/tone.css.ts';
import { theme } from '../../ui/theme/theme.css.ts';

const pattern = createVar();

const withPattern = (image: string) => style({ vars: { [pattern]: image } });

/** Rings, a sunrise, waves and a page of lines, in the colour of the title. */
export const patterns = [
  withPattern(
    'repeating-radial-gradient(circle at 78% 78%, currentColor 0 2px, transparent 3px 14px)',
  ),
  withPattern('radial-gradient(circle at 50% 100%, currentColor 55%, transparent 56%)'),
  withPattern(
    'repeating-radial-gradient(ellipse at 0 120%, currentColor 0 10px, transparent 11px 26px)',
  ),
  withPattern('repeating-linear-gradient(transparent 0 15px, currentColor 15px 17px)'),
] as const;

/** Sizes follow the width of the cover. */
export const cover = style({
  containerType: 'inline-size',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.space[2],
  inlineSize: '100%',
  // Space for the discount and the heart, and for the button.
  padding: '4rem 8% 3.5rem',
  overflow: 'hidden',
  color: theme.colour.onPicture,
  backgroundColor: toneColour,
  borderRadius: theme.radius.m,
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    // Below a title of three lines and its facts.
    blockSize: '40%',
    backgroundImage: pattern,
    maskImage: 'linear-gradient(transparent, currentcolor 35%)',
    opacity: 0.22,
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const title = style({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  paddingBlock: '0.1em',
  fontFamily: theme.font.display,
  fontSize: 'clamp(1.25rem, 17cqi, 4.5rem)',
  lineHeight: theme.leading.display,
  textWrap: 'balance',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
});

export const facts = style({
  // The title needs the space.
  '@container': { '(max-width: 7rem)': { display: 'none' } },
  fontSize: 'clamp(0.8125rem, 4cqi, 1rem)',
  fontWeight: theme.weight.semibold,
});
