/** Id of the panel's root. It must stand nowhere in a production build: the check of budgets looks for it. */
export const PANEL_ID = 'souk-developers-panel';
