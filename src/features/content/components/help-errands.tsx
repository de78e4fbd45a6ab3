import { useLingui } from '@lingui/react/macro';
import Mail from 'lucide-react/icons/mail';
import Truck from 'lucide-react/icons/truck';
import Undo from 'lucide-react/icons/undo-2';
import { useRouteTable } from '../../../lib/router/route-context.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { CONTACT_US_PATH, ORDERS_PATH } from '../../../lib/router/paths.ts';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { Icon } from '../../../ui/content/icon.tsx';
import * as css from './content.css.ts';

/** Links to what most people come to the help page for (CONT-02). */
export function HelpErrands() {
  const { t } = useLingui();
  const { has } = useRouteTable();
  const errands = [
    { path: ORDERS_PATH, query: '', icon: Truck, label: t`Track an order` },
    { path: ORDERS_PATH, query: '?status=delivered', icon: Undo, label: t`Return an item` },
    { path: CONTACT_US_PATH, query: '', icon: Mail, label: t`Contact us` },
  ].filter(({ path }) => has(path));
  if (errands.length === 0) return null;
  return (
    <ul className={`${css.errands} ${css.evenOnPhones}`}>
      {errands.map(({ path, query, icon, label }) => (
        <li key={path + query}>
          <AppLink href={path + query} className={buttonClass({ variant: 'secondary', size: 's' })}>
            <Icon of={icon} size={16} />
            {label}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
