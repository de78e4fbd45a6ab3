import { Trans } from '@lingui/react/macro';
import SearchX from 'lucide-react/icons/search-x';
import { useEffect, useSyncExternalStore } from 'react';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { useRouteTable } from '../../../lib/router/route-context.ts';
import { CONTACT_US_PATH } from '../../../lib/router/paths.ts';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { Disclosure } from '../../../ui/navigation/disclosure.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { row, stack } from '../../../ui/layout/layout.css.ts';
import { textLink } from '../../../ui/actions/text-link.css.ts';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import * as css from './content.css.ts';

export interface HelpTopic {
  id: string;
  title: string;
  questions: readonly Question[];
}

interface Question {
  id: string;
  question: string;
  answer: string;
  link?: { href: string; label: string };
}

/** Questions by topic, whose headings are of a level. */
export function HelpTopics(props: { topics: readonly HelpTopic[]; level?: 2 | 3 }) {
  const { topics, level = 2 } = props;
  const Heading = `h${level}` as const;
  const hash = useHash();

  return topics.length === 0 ? (
    <EmptyState
      icon={SearchX}
      title={<Trans>No matching questions</Trans>}
      action={
        <AppLink href={CONTACT_US_PATH} className={buttonClass()}>
          <Trans>Contact us</Trans>
        </AppLink>
      }
    >
      <Trans>Try another word, or contact us.</Trans>
    </EmptyState>
  ) : (
    <div className={css.topics}>
      {topics.map(({ id, title, questions }) => (
        <section key={id} aria-labelledby={`topic-${id}`}>
          <Heading id={`topic-${id}`} className={css.subtitle}>
            {title}
          </Heading>
          {questions.map((question) => (
            <div key={question.id} id={question.id}>
              <Disclosure summary={question.question} open={hash === question.id}>
                <Answer {...question} />
              </Disclosure>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

function Answer({ id, question, answer, link }: Question) {
  const { has } = useRouteTable();
  return (
    <div className={stack[2]}>
      <p>{answer}</p>
      <p className={row[4]}>
        {link && has(link.href) ? (
          <AppLink href={link.href} className={textLink}>
            {link.label}
          </AppLink>
        ) : null}
        <a href={`#${id}`} className={textLink}>
          <Trans>Link to this answer</Trans>
          <VisuallyHidden>: {question}</VisuallyHidden>
        </a>
      </p>
    </div>
  );
}

/** Returns the hash of the URL without "#". Empty during SSR. */
function useHash(): string {
  const hash = useSyncExternalStore(
    subscribeToHash,
    () => location.hash.slice(1),
    () => '',
  );
  // The question was collapsed when the browser tried to scroll to it.
  useEffect(() => {
    if (hash) document.getElementById(hash)?.scrollIntoView();
  }, [hash]);
  return hash;
}

function subscribeToHash(onChange: () => void) {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}
