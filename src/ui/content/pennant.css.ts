import { style } from '@vanilla-extract/css';
import { LIGHT } from '../theme/palette.ts';
import { theme } from '../theme/theme.css.ts';
import { SCALLOPED_EDGE } from './scallops.ts';

const SCALLOP = '8px';

/** A saffron tag with a scalloped end, hanging from the upper edge of a picture. */
export const pennant = style({
  display: 'inline-block',
  minInlineSize: '3rem',
  padding: `${theme.space[2]} ${theme.space[2]} calc(${theme.space[1]} + ${SCALLOP})`,
  // The same in both themes: pictures are light.
  color: LIGHT.onSaffron,
  backgroundColor: LIGHT.saffron,
  fontSize: theme.text.xs,
  fontWeight: theme.weight.bold,
  lineHeight: '1',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  // Preserves the order of an untranslated "24% OFF" in Arabic.
  unicodeBidi: 'plaintext',
  maskImage: SCALLOPED_EDGE,
  maskPosition: '0 0, 0 100%',
  maskSize: `100% calc(100% - ${SCALLOP}), 33.334% ${SCALLOP}`,
  maskRepeat: 'no-repeat, repeat-x',
});
