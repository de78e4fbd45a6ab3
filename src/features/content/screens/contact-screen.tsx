import { Trans, useLingui } from '@lingui/react/macro';
import { SUPPORT_PATH } from '../../../lib/router/paths.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { ViewAllLink } from '../../product/view-all-link.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { visuallyHidden } from '../../../ui/content/visually-hidden.css.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { container, sections, split, stack } from '../../../ui/layout/layout.css.ts';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import { ContactChannels } from '../components/contact-channels.tsx';
import { ContactForm } from '../components/contact-form.tsx';
import { HelpTopics } from '../components/help-topics.tsx';
import * as css from '../components/content.css.ts';
import { useHelpTopics } from '../hooks/use-help-topics.ts';
import { organizationJsonLd } from '../../seo/json-ld.ts';
import { useBreadcrumb } from '../../seo/use-breadcrumb.ts';

/** Shows contact form, channels and the most common questions (CONT-02). */
export function Screen() {
  const { t } = useLingui();
  const { settings } = useSettings();
  const topics = useHelpTopics();
  const steps = useBreadcrumb([{ label: t`Contact us` }]);
  return (
    <div className={`${container} ${sections}`}>
      <PageHead
        title={t`Contact us`}
        description={t`Contact ${settings.app_name} about orders, products and shops.`}
        breadcrumb={steps}
        jsonLd={import.meta.env.SSR ? (page) => [organizationJsonLd(page)] : undefined}
      />
      <div className={stack[8]}>
        <div className={stack[3]}>
          <h1 className={css.title}>
            <Trans>Can’t find the answer you’re looking for?</Trans>
          </h1>
          <p className={css.lead}>
            <Trans>Write to us and we’ll get back to you.</Trans>
          </p>
        </div>
        <div className={split}>
          <Card as="section" padded labelledBy="write">
            <h2 id="write" className={visuallyHidden}>
              <Trans>Send us a message</Trans>
            </h2>
            <ContactForm />
          </Card>
          <Card as="section" padded labelledBy="reach" className={css.reach}>
            <h2 id="reach" className={css.subtitle}>
              <Trans>Other ways to contact us</Trans>
            </h2>
            <ContactChannels />
          </Card>
        </div>
      </div>
      <section aria-labelledby="questions">
        <SectionHeading
          id="questions"
          action={<ViewAllLink href={SUPPORT_PATH} listName={t`Common questions`} />}
        >
          <Trans>Common questions</Trans>
        </SectionHeading>
        <HelpTopics topics={topics.slice(0, 2)} level={3} />
      </section>
    </div>
  );
}
