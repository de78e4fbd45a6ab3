import { globalStyle } from '@vanilla-extract/css';

/** Keeps disclosure buttons, because their text may be a heading. */
globalStyle('button:not([aria-expanded]), select, [role="toolbar"]', {
  '@media': { print: { display: 'none !important' } },
});

globalStyle(':where(li, article, figure, tr, img)', {
  '@media': { print: { breakInside: 'avoid' } },
});
globalStyle(':where(h1, h2, h3, h4)', { '@media': { print: { breakAfter: 'avoid' } } });

globalStyle('@page', { margin: '15mm' });

globalStyle(':root', { '@media': { print: { fontSize: '80%' } } });
