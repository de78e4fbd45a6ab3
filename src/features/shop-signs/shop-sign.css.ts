import { style } from '@vanilla-extract/css';
import { toneColour } from '../../ui/content/tone.css.ts';
import { theme } from '../../ui/theme/theme.css.ts';

export const sign = style({
  flexShrink: 0,
  overflow: 'hidden',
  color: theme.colour.onPicture,
  backgroundColor: toneColour,
  borderRadius: theme.radius.s,
});
