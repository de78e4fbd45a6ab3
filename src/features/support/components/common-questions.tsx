import { Trans, useLingui } from '@lingui/react/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CreditCard from 'lucide-react/icons/credit-card';
import Package from 'lucide-react/icons/package';
import Undo2 from 'lucide-react/icons/undo-2';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { useRouteTable } from '../../../lib/router/route-context.ts';
import { SUPPORT_PATH } from '../../../lib/router/paths.ts';
import { Icon } from '../../../ui/content/icon.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { cardLink } from '../../../ui/layout/card.css.ts';
import { cardTitle } from '../../../ui/layout/section-heading.css.ts';
import * as css from './support.css.ts';

/** Links to common questions on the help page, which make some tickets unnecessary. */
export function CommonQuestions() {
  const { t } = useLingui();
  const { has } = useRouteTable();
  const questions = [
    { id: 'track-order', icon: Package, text: t`Where is my order?` },
    { id: 'return-product', icon: Undo2, text: t`How do I return an item?` },
    {
      id: 'payment-failed',
      icon: CreditCard,
      text: t`Payment failed. Is my order lost?`,
    },
  ];
  if (!has(SUPPORT_PATH)) return null;
  return (
    <section aria-labelledby="questions" className={css.common}>
      <h2 id="questions" className={cardTitle}>
        <Trans>Before you open a ticket</Trans>
      </h2>
      <ul className={css.questions}>
        {questions.map(({ id, icon, text }) => (
          <Card key={id} as="li" interactive className={css.question}>
            <Icon of={icon} className={css.glyph} />
            <AppLink href={`${SUPPORT_PATH}#${id}`} className={cardLink}>
              {text}
            </AppLink>
            <Icon of={ChevronRight} className={css.glyph} />
          </Card>
        ))}
      </ul>
    </section>
  );
}
