import { style } from '@vanilla-extract/css';

/** Never apart from the name of what it pays for. */
export const charge = style({ whiteSpace: 'nowrap' });
