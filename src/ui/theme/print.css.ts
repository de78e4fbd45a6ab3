import { globalStyle } from '@vanilla-extract/css';

/** On paper nothing can be pressed; what opens and closes keeps its words, which may be a heading. */
globalStyle('button:not([aria-expanded]), select, [role="toolbar"]', {
  '@media': { print: { display: 'none !important' } },
});

globalStyle(':where(li, article, figure, tr, img)', {
  '@media': { print: { breakInside: 'avoid' } },
});
globalStyle(':where(h1, h2, h3, h4)', { '@media': { print: { breakAfter: 'avoid' } } });

/** Room for hole punches and printers, on A4 and Letter alike. */
globalStyle('@page', { margin: '15mm' });

/** What is read well on a screen is large on paper. */
globalStyle(':root', { '@media': { print: { fontSize: '80%' } } });
