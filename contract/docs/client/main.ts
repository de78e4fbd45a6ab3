import { startLogin } from './login.ts';
import { startSearch } from './search.ts';
import { startTheme } from './theme.ts';
import { startTrying } from './try.ts';

startTheme();
startSearch();
startLogin();
startTrying();

// On a phone the contents would push the page away.
if (matchMedia('(width < 48rem)').matches) {
  document.querySelector('nav details')?.removeAttribute('open');
}
