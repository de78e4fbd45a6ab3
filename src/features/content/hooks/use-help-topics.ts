import { useLingui } from '@lingui/react/macro';
import { useSettings } from '../../settings/use-settings.ts';
import { HELP_TOPICS } from '../model/help-questions.ts';

/** Returns the translated questions of this shop, by topic. */
export function useHelpTopics() {
  const { i18n } = useLingui();
  const { settings } = useSettings();
  return HELP_TOPICS.map(({ id, title, questions }) => ({
    id,
    title: i18n._(title),
    questions: questions
      .filter(({ isMultiVendorOnly }) => settings.multi_vendor || !isMultiVendorOnly)
      .map(({ id: question, question: questionText, answer, keywords, link }) => ({
        id: question,
        question: i18n._(questionText),
        answer: i18n._(answer),
        keywords: i18n._(keywords),
        ...(link ? { link: { href: link.href, label: i18n._(link.label) } } : {}),
      })),
  }));
}
