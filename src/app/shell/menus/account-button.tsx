import { Trans } from '@lingui/react/macro';
import { useSession } from '../../../api/session.ts';
import { getFirstName } from '../../../lib/text/get-first-name.ts';
import { lazyComponent } from '../../../lib/react/lazy-module.tsx';
import { LazySection } from '../../../lib/react/lazy-section.tsx';
import { useDialogs } from '../../../features/dialogs/dialogs-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import * as css from '../navbar.css.ts';

// Lazy: server-rendered pages are always for guests.
const AccountMenu = lazyComponent(() =>
  import('./account-menu.tsx').then((module) => module.AccountMenu),
);

/** Shows the login button or the account menu (SHELL-02, SHELL-07). */
export function AccountButton() {
  const { openDialog } = useDialogs();
  const user = useSession((state) => state.user);
  if (!user) {
    return (
      <Button size="s" onClick={() => openDialog('login')}>
        <Trans>Log in</Trans>
      </Button>
    );
  }
  const name = (
    <span className={css.user}>
      <span className={css.userLabel}>{getFirstName(user.name)}</span>
    </span>
  );
  return (
    <LazySection fallback={name}>
      <AccountMenu user={user} />
    </LazySection>
  );
}
