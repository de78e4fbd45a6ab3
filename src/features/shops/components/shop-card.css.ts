import { style } from '@vanilla-extract/css';
import { toneColour } from '../../../ui/content/tone.css.ts';
import { display } from '../../../ui/layout/section-heading.css.ts';
import { clampLines, ONE_LINE } from '../../../ui/layout/clipped-text.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  blockSize: '100%',
});

/** The awning is a little wider than the stall. */
export const roof = style({ position: 'relative', zIndex: 1, marginInline: '-4px' });

/** The goods stay below the awning. */
export const wall = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  minBlockSize: '9.25rem',
  paddingBlockStart: '32px',
});

export const counter = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  minBlockSize: '56px',
  paddingInline: theme.space[3],
  color: theme.colour.onPicture,
  backgroundColor: toneColour,
  borderEndStartRadius: '6px',
  borderEndEndRadius: '6px',
});

export const name = style([
  display,
  {
    ...ONE_LINE,
    minInlineSize: 0,
    // The face sits high in its line.
    paddingBlockStart: '3px',
    fontSize: '1.5625rem',
    lineHeight: '1.15',
  },
]);

export const link = style({ color: 'inherit' });

export const motto = style({
  ...clampLines(2),
  marginBlockStart: theme.space[3],
  fontSize: '0.9375rem',
  lineHeight: '1.4',
});

/** At the end of the card, so that those of neighbours align. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${theme.space[2]}`,
  marginBlockStart: 'auto',
  paddingBlockStart: theme.space[2],
  color: theme.colour.muted,
  fontSize: theme.text.xs,
});
