import { startLogin } from './login.ts';
import { startSearch } from './search.ts';
import { startTheme } from './theme.ts';
import { startTryForms } from './try-requests.ts';

startTheme();
startSearch();
startLogin();
startTryForms();

// On phones, the open navigation would hide the page.
if (matchMedia('(width < 48rem)').matches) {
  document.querySelector('nav details')?.removeAttribute('open');
}
