import { style } from '@vanilla-extract/css';
import { SECTION_GAP } from '../../../ui/layout/layout.css.ts';
import { theme } from '../../../ui/theme/theme.css.ts';

export const suggestions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SECTION_GAP,
});

export const viewed = style({ marginBlockStart: theme.space[8] });
