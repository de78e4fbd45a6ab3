import { style } from '@vanilla-extract/css';
import { box } from './field.css.ts';

export const wrap = style([box, { display: 'block', flex: 1, minInlineSize: 0 }]);

/** We have our own button to clear it. */
export const input = style({
  inlineSize: '100%',
  // Like `dir="auto"`, but the space for the button remains at the end of the page's direction.
  unicodeBidi: 'plaintext',
  selectors: {
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&&:not(:placeholder-shown)': { paddingInlineEnd: '48px' },
  },
});
