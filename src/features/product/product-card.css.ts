import { style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme/theme.css.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  blockSize: '100%',
});

export const top = style({ position: 'relative' });

export const faded = style({ opacity: 0.55 });

export const badges = style({
  position: 'absolute',
  insetBlockStart: theme.space[2],
  insetInlineStart: theme.space[2],
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[1],
  // Space for the heart.
  maxInlineSize: 'calc(100% - 4rem)',
});

/** Pictures are light in both themes. `&&` overrides the button's styles. */
export const heart = style({
  position: 'absolute',
  insetBlockStart: theme.space[1],
  insetInlineEnd: theme.space[1],
  selectors: {
    '&&': { padding: '3px', backgroundClip: 'content-box', backgroundColor: theme.colour.surface },
  },
});

export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: theme.space[1],
  padding: theme.space[3],
});

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const shop = style({
  ...oneLine,
  margin: 0,
  color: theme.colour.muted,
  fontSize: theme.text.xs,
});

export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  margin: 0,
  color: theme.colour.text,
  fontSize: theme.text.m,
  fontWeight: theme.weight.semibold,
  lineHeight: theme.leading.tight,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[2],
  fontSize: theme.text.xs,
});

export const sold = style({ color: theme.colour.muted });

export const price = style({ marginBlockStart: 'auto' });

const lastLine = { minBlockSize: '44px', marginBlockStart: theme.space[2] } as const;

export const soldOut = style({
  ...lastLine,
  display: 'flex',
  alignItems: 'center',
  color: theme.colour.danger,
  fontSize: theme.text.s,
  fontWeight: theme.weight.semibold,
});

export const actions = style({
  ...lastLine,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
});

/** Muted, as lists have many. `&&` overrides the button's styles. */
export const buy = style({
  selectors: {
    '&&': {
      flex: 1,
      minInlineSize: 0,
      paddingInline: theme.space[1],
      fontSize: theme.text.s,
      color: theme.colour.onPrimarySoft,
      backgroundColor: theme.colour.primarySoft,
    },
    '&&:hover:not([aria-disabled="true"])': {
      color: theme.colour.onPrimary,
      backgroundColor: theme.colour.primary,
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
