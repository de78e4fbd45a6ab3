import { SearchBox } from '../../../features/search/search-box.tsx';
import * as css from '../navbar.css.ts';

// One file for the parts of the header that only screens from 768 px show.
export { AccountButton } from '../menus/account-button.tsx';
export { BottomBar } from './bottom-bar.tsx';
export { TopBar } from './top-bar.tsx';

export function NavbarSearch() {
  return <SearchBox className={css.search} />;
}
