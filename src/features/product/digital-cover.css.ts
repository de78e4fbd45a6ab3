import { style } from '@vanilla-extract/css';
import { toneColour } from '../../ui/content/tone.css.ts';
import { theme } from '../../ui/theme/theme.css.ts';

const HEM = '14px';

/** Sizes follow the width of the cover. */
export const cover = style({
  containerType: 'inline-size',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: theme.space[2],
  inlineSize: '100%',
  // Space for badges and the heart, and for the button.
  padding: '3.5rem 8%',
  overflow: 'hidden',
  color: theme.colour.onPicture,
  backgroundColor: toneColour,
  borderRadius: theme.radius.m,
  // The hem of an awning, tone on tone.
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    blockSize: HEM,
    color: theme.colour.onPicture,
    backgroundImage:
      'linear-gradient(currentColor 0 0), radial-gradient(circle at 50% 0, currentColor 97%, transparent)',
    backgroundPosition: '0 0, 0 100%',
    backgroundSize: `28px 7px, 28px 7px`,
    backgroundRepeat: 'repeat-x',
    maskImage: 'repeating-linear-gradient(90deg, currentcolor 0 14px, transparent 14px 28px)',
    opacity: 0.16,
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const title = style({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  paddingBlock: '0.1em',
  fontFamily: theme.font.display,
  fontSize: 'clamp(1.25rem, 13cqi, 4.5rem)',
  lineHeight: theme.leading.display,
  textWrap: 'balance',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
});

export const facts = style({
  // Badges and title need the space.
  '@container': { '(max-width: 9.5rem)': { display: 'none' } },
  fontSize: 'clamp(0.75rem, 4cqi, 1rem)',
  fontWeight: theme.weight.semibold,
});
