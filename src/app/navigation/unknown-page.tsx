import { Trans } from '@lingui/react/macro';
import { NotFound } from '../../features/errors/not-found.tsx';
import { SearchBox } from '../../features/search/search-box.tsx';
import { container } from '../../ui/layout/layout.css.ts';
import { Logo } from '../shell/logo.tsx';
import * as css from './unknown-page.css.ts';

/** An unknown path. The bare layout has no header, so the page has the logo and the search. */
export function UnknownPage() {
  return (
    <div className={css.page}>
      <div className={css.bar}>
        <div className={container}>
          <Logo />
        </div>
      </div>
      <NotFound
        title={<Trans>This stall has packed up</Trans>}
        search={<SearchBox className={css.search} />}
      />
    </div>
  );
}
