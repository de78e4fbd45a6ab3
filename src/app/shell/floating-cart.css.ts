import { style } from '@vanilla-extract/css';
import { from } from '../../ui/theme/breakpoints.ts';
import { theme } from '../../ui/theme/theme.css.ts';

/** Without the safe area. */
const STRIP_HEIGHT = '3.25rem';

/** `floatingCartSpace` reserves this space on pages (SHELL-11). */
export const dock = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: theme.z.floating,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[3],
  overflow: 'clip',
  // A page's bottom bar replaces the strip.
  minBlockSize: `calc(var(--souk-bar-size, ${STRIP_HEIGHT}) + env(safe-area-inset-bottom))`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  paddingInline: theme.space[4],
  borderBlockStart: `1px solid var(--souk-strip-line, ${theme.colour.line})`,
  background: `var(--souk-strip-ground, ${theme.colour.surface})`,
  pointerEvents: 'none',
  '@media': {
    [from.md]: {
      insetBlock: '50% auto',
      insetInline: 'auto 0',
      minBlockSize: 0,
      padding: 0,
      border: 0,
      background: 'none',
      overflow: 'visible',
    },
    print: { display: 'none' },
  },
});

/** What the strip is for. A page's bottom bar has no space for it. */
export const stripText = style({
  display: 'var(--souk-strip-text, block)',
  minInlineSize: 0,
  color: theme.colour.muted,
  fontSize: theme.text.s,
  fontWeight: theme.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.md]: { display: 'none' } },
});

export const round = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  padding: 0,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.full,
  background: theme.colour.raised,
  color: theme.colour.text,
  boxShadow: theme.shadow.m,
  fontSize: '0.75rem',
  fontWeight: theme.weight.semibold,
  lineHeight: theme.leading.tight,
  pointerEvents: 'auto',
  marginInlineStart: 'auto',
  ':hover': { color: theme.colour.primary },
  // The complete strip opens the cart.
  '::after': {
    content: '',
    position: 'absolute',
    display: 'var(--souk-strip-text, block)',
    insetBlock: '-4px',
    insetInlineEnd: `calc(-1 * ${theme.space[4]})`,
    inlineSize: '100vw',
  },
  '@media': {
    [from.md]: { marginInlineEnd: theme.space[2], '::after': { display: 'none' } },
  },
});

export const tab = style([
  round,
  {
    '@media': {
      [from.xl]: {
        justifyItems: 'center',
        gap: theme.space[1],
        inlineSize: 'auto',
        minInlineSize: '4.5rem',
        maxInlineSize: '4.75rem',
        blockSize: 'auto',
        marginInlineEnd: 0,
        padding: `${theme.space[3]} ${theme.space[1]}`,
        borderInlineEnd: 0,
        borderRadius: 0,
        borderStartStartRadius: theme.radius.m,
        borderEndStartRadius: theme.radius.m,
      },
    },
  },
]);

export const count = style({
  position: 'absolute',
  insetBlockStart: '-4px',
  insetInlineEnd: '-4px',
  minInlineSize: '1.25rem',
  paddingInline: theme.space[1],
  borderRadius: theme.radius.full,
  background: theme.colour.primary,
  color: theme.colour.onPrimary,
  fontWeight: theme.weight.bold,
  lineHeight: '1.25rem',
  textAlign: 'center',
  selectors: { [`${tab} &`]: { '@media': { [from.xl]: { display: 'none' } } } },
});

export const totals = style({
  display: 'none',
  '@media': {
    [from.xl]: {
      display: 'grid',
      gap: theme.space[1],
      textAlign: 'center',
      overflowWrap: 'anywhere',
    },
  },
});

export const amount = style({ color: theme.colour.primary, fontWeight: theme.weight.bold });
