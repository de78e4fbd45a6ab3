import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';
import { theme } from '../theme/theme.css.ts';
import { row } from './layout.css.ts';

/** Buttons of a form or dialog, as wide as it on phones. */
export const formActions = style([row[3]]);
globalStyle(`${formActions} > *`, { '@media': { [below.sm]: { flexGrow: 1 } } });

/** Below the fields of a page; on phones one button in a row. */
export const formFoot = style([
  formActions,
  {
    paddingBlockStart: theme.space[5],
    borderBlockStart: `1px solid ${theme.colour.line}`,
    '@media': { [below.sm]: { display: 'grid' } },
  },
]);

/** A card with one column of fields. */
export const formCard = style({ maxInlineSize: '36rem' });
