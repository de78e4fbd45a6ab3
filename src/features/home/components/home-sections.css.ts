import { style } from '@vanilla-extract/css';
import { SECTION_GAP } from '../../../ui/layout/layout.css.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

/** Promises and categories, close to the hero and to the band of the flash sale. */
export const belowHero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[2],
  marginBlock: `calc(${theme.space[2]} - ${SECTION_GAP}) calc(${theme.space[4]} - ${SECTION_GAP})`,
});
