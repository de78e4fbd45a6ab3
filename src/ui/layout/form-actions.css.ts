import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';
import { row } from './layout.css.ts';

/** Buttons of a form or dialog, as wide as it on phones. */
export const formActions = style([row[3]]);
globalStyle(`${formActions} > *`, { '@media': { [below.sm]: { flexGrow: 1 } } });

/** A card with one column of fields. */
export const formCard = style({ maxInlineSize: '36rem' });
