import { style } from '@vanilla-extract/css';
import { from } from '../../../ui/theme/breakpoints.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

export const banner = style({
  maxBlockSize: '16rem',
  borderRadius: theme.radius.xl,
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.space[4],
  alignItems: 'start',
  '@media': { [from.sm]: { paddingInline: theme.space[6] } },
});

/** Overlaps the banner. */
export const logo = style({
  position: 'relative',
  inlineSize: 'clamp(5rem, 12vw, 7rem)',
  marginBlockStart: 'clamp(-3rem, -5vw, -2rem)',
  overflow: 'hidden',
  border: `4px solid ${theme.colour.ground}`,
  borderRadius: theme.radius.xl,
});

export const name = style({
  paddingBlockStart: theme.space[3],
  fontSize: theme.text.xxl,
  lineHeight: theme.leading.tight,
  overflowWrap: 'anywhere',
});

export const muted = style({ color: theme.colour.muted });

export const about = style({
  gridColumn: '1 / -1',
  maxInlineSize: '46rem',
  paddingBlockStart: theme.space[4],
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[3],
  marginBlockEnd: theme.space[5],
});

export const search = style({ flex: '1 1 14rem', maxInlineSize: '22rem' });
