/** The page that the backend answers every unknown GET path with. */
export const SHELL =
  '<!DOCTYPE html><html lang="en"><head><title>Souk</title></head><body><div id="app"></div></body></html>';
