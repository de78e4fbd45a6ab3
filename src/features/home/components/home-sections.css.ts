import { style } from '@vanilla-extract/css';
import { SECTION_GAP } from '../../../ui/layout/layout.css.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

/** Promises and categories, close to the hero and to the band of the flash sale. */
export const belowHero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '10px',
  marginBlock: `calc(${theme.space[2]} - ${SECTION_GAP}) calc(1.75rem - ${SECTION_GAP})`,
});
