/** The backend's response to every unknown GET path. */
export const APP_SHELL_HTML =
  '<!DOCTYPE html><html lang="en"><head><title>Souk</title></head><body><div id="app"></div></body></html>';
