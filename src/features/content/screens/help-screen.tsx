import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'wouter';
import { PageHead } from '../../seo/page-head.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { container, sections } from '../../../ui/layout/layout.css.ts';
import * as css from '../components/content.css.ts';
import { findQuestions } from '../model/find-questions.ts';
import { useHelpTopics } from '../hooks/use-help-topics.ts';
import { HelpTopics } from '../components/help-topics.tsx';
import { HelpErrands } from '../components/help-errands.tsx';
import { HelpChannels } from '../components/help-channels.tsx';
import { SCHEMA_CONTEXT } from '../../seo/json-ld.ts';
import { useBreadcrumb } from '../../seo/use-breadcrumb.ts';

/** Shows a searchable list of questions (CONT-02). The query is in the URL. */
export function Screen() {
  const { t } = useLingui();
  const { settings } = useSettings();
  const [search, setSearch] = useSearchParams();
  const query = search.get('q') ?? '';
  const steps = useBreadcrumb([{ label: t`Support` }]);
  const topics = useHelpTopics();
  const found = topics
    .map((topic) => ({ ...topic, questions: findQuestions(topic.questions, query, topic.title) }))
    .filter(({ questions }) => questions.length > 0);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);

  return (
    <div className={`${container} ${sections}`}>
      <PageHead
        title={t`Support`}
        description={t`Answers to common questions about ${settings.app_name}, and how to contact us.`}
        breadcrumb={steps}
        jsonLd={import.meta.env.SSR ? () => [questionsJsonLd(topics)] : undefined}
      />
      <search className={css.hero}>
        <h1 className={css.title}>
          <Trans>How can we help?</Trans>
        </h1>
        <div className={css.ask}>
          <SearchField
            aria-label={t`Search help`}
            placeholder={t`Try “refund” or “voucher”`}
            value={query}
            onChange={(typed) => setSearch(typed === '' ? {} : { q: typed }, { replace: true })}
          />
          <output className={css.answers}>
            {query.trim() === '' ? null : <Plural value={count} one="# answer" other="# answers" />}
          </output>
        </div>
        <HelpErrands />
      </search>
      <HelpTopics topics={found} />
      <HelpChannels />
    </div>
  );
}

function questionsJsonLd(
  topics: readonly { questions: readonly { question: string; answer: string }[] }[],
): object {
  return {
    '@context': SCHEMA_CONTEXT,
    '@type': 'FAQPage',
    mainEntity: topics.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    ),
  };
}
