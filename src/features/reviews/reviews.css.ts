import { style } from '@vanilla-extract/css';
import { from } from '../../ui/theme/breakpoints.ts';
import { alignWithParent } from '../../ui/layout/layout.css.ts';
import { theme } from '../../ui/theme/theme.css.ts';

export const reviews = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space[6],
  '@media': { [from.md]: { gridTemplateColumns: '16rem minmax(0, 1fr)', gap: theme.space[10] } },
});

export const average = style({
  fontFamily: theme.font.display,
  fontSize: theme.text.display,
  lineHeight: theme.leading.tight,
});

export const muted = style({ color: theme.colour.muted, fontSize: theme.text.s });

/** Rows without a link are as high as the others. */
export const bars = style({ gridAutoRows: '1fr', alignItems: 'center' });

export const bar = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr) 3rem',
  alignItems: 'center',
  gap: theme.space[2],
  fontSize: theme.text.s,
  fontVariantNumeric: 'tabular-nums',
});

export const barLink = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  marginInline: `calc(-1 * ${theme.space[2]})`,
  paddingInline: theme.space[2],
  borderRadius: theme.radius.m,
  textDecoration: 'none',
  selectors: {
    '&:hover, &[aria-current]': { backgroundColor: theme.colour.sunken },
    '&[aria-current]': { fontWeight: theme.weight.bold },
  },
});

export const stars = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space[1] });
export const star = style({ color: theme.colour.star });

export const share = style({ textAlign: 'end' });

export const review = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.space[3],
  paddingBlockEnd: theme.space[4],
  borderBlockEnd: `1px solid ${theme.colour.line}`,
});

export const author = style([alignWithParent, { fontWeight: theme.weight.semibold }]);

/** Keeps the shopper's line breaks. */
export const description = style([
  alignWithParent,
  { maxInlineSize: '70ch', whiteSpace: 'pre-line' },
]);
