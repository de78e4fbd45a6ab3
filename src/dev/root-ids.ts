/** Id of the panel's root. The budget check fails if a production build contains it. */
export const PANEL_ID = 'souk-developers-panel';

/** Id of the gallery's root. The budget check looks for it too. */
export const GALLERY_ID = 'souk-gallery';
