import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../ui/theme.css.ts';

export const rich = style({
  maxInlineSize: '68ch',
  lineHeight: theme.leading.relaxed,
  overflowWrap: 'anywhere',
});

globalStyle(`${rich} :is(h2, h3, h4)`, {
  marginBlock: `${theme.space[5]} ${theme.space[2]}`,
  fontSize: theme.text.l,
});
globalStyle(`${rich} :is(p, ul, ol)`, { marginBlock: theme.space[3] });
globalStyle(`${rich} :is(ul, ol)`, { paddingInlineStart: theme.space[6], listStyle: 'disc' });
globalStyle(`${rich} img`, { maxInlineSize: '100%', blockSize: 'auto' });
