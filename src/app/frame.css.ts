import { style } from '@vanilla-extract/css';
import { from } from '../ui/breakpoints.ts';
import { theme } from '../ui/theme.css.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  background: theme.colour.ground,
  '@media': { print: { display: 'block', background: 'none' } },
});

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: theme.z.sticky,
  background: theme.colour.surface,
  borderBlockEnd: `1px solid ${theme.colour.line}`,
  // Stands still while pages blend into each other.
  viewTransitionName: 'souk-header',
  '@media': { print: { display: 'none' } },
});

export const main = style({ flex: 1, minInlineSize: 0, outline: 'none' });

/** Page not found: in the middle of an empty page. */
export const bare = style([main, { display: 'grid', alignContent: 'center' }]);

export const dashboard = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  alignContent: 'start',
  gap: theme.space[6],
  flex: 1,
  paddingBlock: theme.space[6],
  '@media': {
    [from.md]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: theme.space[8] },
    print: { display: 'block' },
  },
});
