/** Response fields with codes, which are never displayed. */
const CODE_FIELDS = new Set([
  'order_status',
  'payment_status',
  'payment_method',
  'return_status',
  'status',
  'discount_type',
  'auth_type',
  'gender',
  'type',
]);
const ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
];

/** Output of Intl and React Aria, initials, file types and brands. */
const UNTRANSLATED_PATTERNS = [
  /\d\d:\d\d [ap]m, \d\d \w{3}, \d{4}/g,
  /\b\w{3}, \w{3} \d{1,2}\b/g,
  /\bin \d+ (?:second|minute|hour|day)s?\b/g,
  /\b(?:JPE?G|PNG|GIF|PDF|WEBP|k?B|MB)\b/g,
  /\b(?:Google Play|App Store|Google|Facebook|Apple)\b/g,
  // React Aria has no pseudo-locale.
  /^Dismiss$/,
  /^[A-Z]{1,2}$/,
];

/** Records texts of responses, without codes. */
export function recordResponseTexts(): Set<string> {
  const apiTexts = new Set<string>();
  const originalFetch = globalThis.fetch;
  globalThis.fetch = async (...args) => {
    const response = await originalFetch(...args);
    if (response.headers.get('content-type')?.includes('json')) {
      collect(await response.clone().json(), '', apiTexts);
    }
    return response;
  };
  return apiTexts;
}

function collect(value: unknown, name: string, apiTexts: Set<string>): void {
  if (typeof value === 'string') {
    if (!CODE_FIELDS.has(name) && /[A-Za-z]/.test(value))
      for (const text of textsOf(value)) apiTexts.add(text);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      collect(part, Array.isArray(value) ? name : key, apiTexts);
    }
  }
}

/** Includes each text node of markup. */
function textsOf(value: string): string[] {
  // Pages may omit the scheme.
  if (!value.includes('<')) return [value.trim(), value.replace(/^https?:\/\//, '').trim()];
  const { body } = new DOMParser().parseFromString(value, 'text/html');
  return [value.trim(), ...textNodes(body).map((text) => text.trim())];
}

/**
 * Returns texts with ASCII letters that no response contained: in the pseudo-locale, those are
 * not translated.
 */
export function findLiterals(apiTexts: ReadonlySet<string>): string[] {
  const texts = [...apiTexts].toSorted((one, other) => other.length - one.length);
  const isExcerpt = (text: string) =>
    text.endsWith('…') && texts.some((apiText) => apiText.startsWith(text.slice(0, -1)));
  const isUntranslated = (text: string) => {
    if (isExcerpt(text)) return false;
    let rest = text;
    for (const apiText of texts) {
      if (apiText !== '' && rest.includes(apiText)) rest = withoutWord(rest, apiText);
    }
    for (const pattern of UNTRANSLATED_PATTERNS) rest = rest.replace(pattern, '');
    return /[A-Za-z]/.test(rest);
  };
  const shown = [
    ...textNodes(document.body),
    document.title,
    ...[...document.querySelectorAll('meta[name=description]')].map(
      (meta) => meta.getAttribute('content') ?? '',
    ),
    ...[...document.body.querySelectorAll('*')].flatMap((element) =>
      ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''),
    ),
  ];
  // Screens join some words by spaces at which no line ends.
  const plain = shown.map((text) => text.replaceAll('\u00A0', ' ').trim());
  return [...new Set(plain.filter(isUntranslated))];
}

/** Removes complete words only. */
function withoutWord(text: string, apiText: string): string {
  return text
    .split(apiText)
    .reduce((left, right) =>
      /\p{L}$/u.test(left) || /^\p{L}/u.test(right) ? left + apiText + right : `${left} ${right}`,
    );
}

function textNodes(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest('script, style')) texts.push(node.textContent ?? '');
  }
  return texts;
}
