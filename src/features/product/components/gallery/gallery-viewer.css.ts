import { style } from '@vanilla-extract/css';
import { below } from '../../../../ui/theme/breakpoints.ts';
import { theme } from '../../../../ui/theme/theme.css.ts';

/** A pinch must not scroll the page. */
export const frame = style({
  blockSize: '100%',
  minBlockSize: 0,
  overflow: 'hidden',
  touchAction: 'none',
  borderRadius: theme.radius.m,
});

export const image = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  userSelect: 'none',
});

export const viewer = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gap: theme.space[3],
  blockSize: '100%',
  // Height before the picture loads.
  minBlockSize: '60dvh',
});

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space[2],
  '@media': { [below.sm]: { gap: 0 } },
});

export const counterLabel = style({
  minInlineSize: '4rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
