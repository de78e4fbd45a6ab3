/** Id of the panel's root. It must stand nowhere in a production build: the check of budgets looks for it. */
export const PANEL_ID = 'souk-developers-panel';

/** Id of the component gallery's root; the same holds for it. */
export const GALLERY_ID = 'souk-gallery';
