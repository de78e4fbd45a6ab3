import { style } from '@vanilla-extract/css';
import { toneColour } from '../../ui/content/tone.css.ts';
import { patternGround } from '../product/digital-cover.css.ts';
import { tapArea } from '../../ui/actions/text-link.css.ts';
import { below, from } from '../../ui/theme/breakpoints.ts';
import { theme } from '../../ui/theme/theme.css.ts';

export const lines = style({
  display: 'grid',
  gap: theme.space[4],
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `${theme.space[1]} ${theme.space[3]}`,
  '@media': { print: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

/** Doubled to override the styles of the picture. */
export const picture = style({
  overflow: 'hidden',
  borderRadius: theme.radius.m,
  '@media': { print: { selectors: { '&&': { display: 'none' } } } },
});

/** The cover of a download, too small for its title. */
export const cover = style({
  position: 'relative',
  display: 'block',
  aspectRatio: '1',
  padding: '6px',
  overflow: 'hidden',
  color: theme.colour.onPicture,
  backgroundColor: toneColour,
  fontSize: '0.6875rem',
  fontWeight: theme.weight.bold,
  whiteSpace: 'nowrap',
  '::after': {
    content: '',
    position: 'absolute',
    // Below the words.
    inset: '22px 0 0',
    background: patternGround,
    opacity: 0.3,
  },
});

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '2px',
  overflowWrap: 'anywhere',
});

export const name = style([
  tapArea,
  {
    color: 'inherit',
    fontWeight: theme.weight.semibold,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
  },
]);

export const end = style({
  display: 'grid',
  justifyItems: 'end',
  gap: theme.space[2],
  '@media': {
    // On phones a button would leave too little room for the name.
    [below.sm]: {
      selectors: {
        '&:has(> :nth-child(2))': {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gridColumn: '2 / -1',
        },
      },
    },
  },
});

export const sum = style({
  fontWeight: theme.weight.semibold,
  whiteSpace: 'nowrap',
});

/** On phones, the price of a piece has a line of its own. */
export const dot = style({ '@media': { [below.sm]: { display: 'none' } } });
export const each = style({ '@media': { [below.sm]: { display: 'block' } } });

export const muted = style({ color: theme.colour.muted, fontSize: theme.text.s });

export const extras = style({
  display: 'grid',
  gap: theme.space[3],
  gridColumn: '1 / -1',
  ':empty': { display: 'none' },
  '@media': { [from.sm]: { gridColumn: '2 / -1' }, print: { gridColumn: '1 / -1' } },
});
