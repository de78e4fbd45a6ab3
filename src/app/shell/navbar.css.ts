import { style } from '@vanilla-extract/css';
import { below, from } from '../../ui/theme/breakpoints.ts';
import { ONE_LINE } from '../../ui/layout/clipped-text.ts';
import { theme } from '../../ui/theme/theme.css.ts';

/** The outer columns have fixed widths, so that signing in does not move the search. */
export const bar = style({
  '@media': {
    [below.md]: { paddingBlockEnd: theme.space[2] },
    [from.md]: {
      display: 'grid',
      alignItems: 'center',
      gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr) 12.5rem',
      gap: theme.space[4],
      minBlockSize: '4.25rem',
    },
    [from.lg]: {
      gridTemplateColumns: 'minmax(13rem, 1fr) minmax(0, 37.5rem) minmax(13rem, 1fr)',
      gap: theme.space[6],
    },
  },
});

/** On phones it covers the search as the page scrolls, because the header's offset is negative. */
export const firstRow = style({
  '@media': {
    [below.md]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 1,
      display: 'flex',
      justifyContent: 'space-between',
      background: theme.colour.surface,
    },
    [from.md]: { display: 'contents' },
  },
});

export const logo = style({
  display: 'inline-flex',
  minInlineSize: 0,
  alignItems: 'center',
  minBlockSize: '44px',
  fontSize: theme.text.xl,
  fontWeight: theme.weight.bold,
  color: theme.colour.text,
  textDecoration: 'none',
});

const mark = style({
  inlineSize: 'auto',
  blockSize: '36px',
  maxInlineSize: '9rem',
  objectFit: 'contain',
});

/** The backend's footer is dark, so its footer logo suits the dark theme only. */
export const markOnLight = style([mark, { display: theme.display.onLight }]);
export const markOnDark = style([mark, { display: theme.display.onDark }]);

/** The only logo. */
export const markOnBoth = style([mark, { filter: theme.filter.logo }]);

export const search = style({
  minInlineSize: 0,
  '@media': { [below.md]: { display: 'none' } },
});

/** Looks like the search box, and opens the dialog. */
export const searchField = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[2],
  inlineSize: '100%',
  minBlockSize: '46px',
  paddingInline: theme.space[5],
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.full,
  background: theme.colour.sunken,
  textAlign: 'start',
  // Above the row that may cover it.
  ':focus-visible': { position: 'relative', zIndex: 1 },
  '@media': { [from.md]: { display: 'none' } },
});

export const oneLine = style(ONE_LINE);

export const placeholder = style([oneLine, { color: theme.colour.muted }]);

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  // Fits the smallest screens with the largest text.
  gap: `min(${theme.space[1]}, 1vw)`,
  gridColumn: '-2 / -1',
  justifySelf: 'end',
  minBlockSize: '3.25rem',
  '@media': { [from.md]: { gap: theme.space[2] } },
});

export const iconButton = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '44px',
  minBlockSize: '44px',
  borderRadius: theme.radius.full,
  color: theme.colour.text,
  textDecoration: 'none',
  ':hover': { background: theme.colour.sunken },
});

export const fromMd = style({ display: 'flex', '@media': { [below.md]: { display: 'none' } } });
export const belowMd = style({ '@media': { [from.md]: { display: 'none' } } });

export const count = style({
  position: 'absolute',
  insetBlockStart: '2px',
  // Larger text grows away from the icon.
  insetInlineStart: '24px',
  minInlineSize: '20px',
  paddingInline: theme.space[1],
  borderRadius: theme.radius.full,
  background: theme.colour.primary,
  color: theme.colour.onPrimary,
  fontSize: '0.75rem',
  fontWeight: theme.weight.bold,
  lineHeight: '20px',
  textAlign: 'center',
});

/** Only its hover colour is beyond the edge of the page. */
export const user = style([
  iconButton,
  {
    gap: theme.space[2],
    paddingInlineEnd: theme.space[2],
    marginInlineEnd: `calc(-1 * ${theme.space[2]})`,
  },
]);

/** Narrower screens show only the photo, or the name would reach the search. */
export const userLabel = style([
  oneLine,
  {
    display: 'none',
    maxInlineSize: '7.5rem',
    fontWeight: theme.weight.medium,
    '@media': { [from.lg]: { display: 'block' } },
  },
]);
