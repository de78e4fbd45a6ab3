/** Words with a standard term, by what to write instead. */
const WORDS: readonly (readonly [words: RegExp, instead: string])[] = [
  [/^answer(?:s|ed|ing)?$/, 'response, respond'],
  [/^(?:judg(?:e|es|ed|ing)|verdicts?)$/, 'validate, result'],
  [/^stand(?:s|ing)?$/, 'be, show, contain'],
  [/^(?:holds?|held|holding)$/, 'contain, store, delay'],
  [/^(?:tells?|told|telling)$/, 'notify, report, show'],
  [/^(?:hears?|heard|hearing)$/, 'listen, receive'],
  [/^whole$/, 'complete, entire'],
  [/^anew$/, 'again'],
  [/^deeds?$/, 'action'],
  [/^wish(?:es|ed)?$/, 'input, request'],
  [/^(?:meddle|meddles|meddling)$/, 'inject failures'],
  [/^strangers?$/, 'undocumented, unknown'],
  [/^patience$/, '…_TIMEOUT_MS'],
  [/^furthers?$/, 'more, next'],
];

/** Uses of these words in their ordinary sense. */
const ALLOWED = [
  // Rule ids.
  /@?\bWISH-\d\d\b/g,
  // Doubles of external services.
  /\bstand[-_ ]?ins?\b|STAND_IN\w*|\w*StandIn\w*/gi,
  /\bwhole numbers?\b/gi,
  // A member of staff answers a ticket.
  /\banswer-ticket\b/g,
  // The promise of the home page.
  /\bThe one who answers\b/g,
  // What the help pages ask of shoppers.
  /\btell (?:us|the shop)\b/gi,
];

/** Questions of shoppers have answers. */
const FAQ =
  /^src\/(?:features\/content|dev\/gallery|locales)\/|^e2e\/content\.spec|operator-keys|google-schemas/;

const CODE_OR_TEXT = /\.(?:[cm]?[jt]sx?|css|md|ya?ml|po)$|^Makefile$/;

/** Data in the words of shops and shoppers, rules in the owner's words, and the lists themselves. */
const EXEMPT =
  /(?:^|\/)(?:generated|golden)\/|^mocks\/(?:fixtures|media)\/|^openapi\/examples\/|^src\/locales\/(?!en\.)|^e2e\/requirements\.md$|^CREDITS\.md$|^docs\/texts\.md$|^scripts\/test\/(?:files\/word-list|texts)/;

/** Finds listed words in the names, comments and texts of a file. */
export function findListedWords(file: string, text: string): string[] {
  if (!CODE_OR_TEXT.test(file) || EXEMPT.test(file)) return [];
  return text.split('\n').flatMap((line, index) => {
    const checked = ALLOWED.reduce((rest, allowed) => rest.replace(allowed, ''), line);
    return wordsOf(checked).flatMap((word) => {
      const instead = WORDS.find(([words]) => words.test(word))?.[1];
      const isAllowed = instead === undefined || (FAQ.test(file) && word.startsWith('answer'));
      return isAllowed ? [] : [`${file}:${index + 1}: "${word}". Write: ${instead}.`];
    });
  });
}

/** Splits a line into lower-case words, and names such as `readFile` into theirs. */
function wordsOf(line: string): string[] {
  const spaced = line
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2');
  return spaced.toLowerCase().match(/[a-z]+/g) ?? [];
}
