import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { describe, expect, inject, it } from 'vitest';
import { compileServerMessages } from './compile-server-messages.ts';
import { loadEnglishMessages } from './load-catalog.ts';
import { OPERATOR_KEYS } from './operator-keys.ts';

const english = await loadEnglishMessages();

function translate(file: Record<string, string>, message: string, context?: string): unknown {
  return compileServerMessages(file, english)[generateMessageId(message, context)];
}

async function loadLanguageFile(locale: string): Promise<Record<string, string>> {
  const response = await fetch(`${inject('mockUrl')}/api/lang/${locale}`, {
    headers: { 'X-Mock-World': 'operator-keys' },
  });
  return (await response.json()) as Record<string, string>;
}

const MIN_EFFECTIVE_KEYS = { ar: 212, fr: 208, es: 210 };

describe('@LANG-04 a key of the language file', () => {
  it.each(Object.entries(MIN_EFFECTIVE_KEYS))(
    'takes effect in %s for at least %i keys',
    async (locale, minimum) => {
      const file = Object.entries(await loadLanguageFile(locale));
      const inEffect = file.filter(
        ([key, text]) => Object.keys(compileServerMessages({ [key]: text }, english)).length > 0,
      );
      expect(inEffect.length).toBeGreaterThanOrEqual(minimum);
    },
  );

  it.each(OPERATOR_KEYS.map(([key, message, context = '']) => [key, message, context] as const))(
    '"%s" translates "%s"',
    (key, message, context) => {
      const id = generateMessageId(message, context);
      expect(english).toHaveProperty([id]);
      expect(translate({ [key]: 'Texte' }, message, context)).toEqual(['Texte']);
      expect(translate({ [key.toUpperCase()]: 'Texte' }, message, context)).toEqual(['Texte']);
    },
  );

  it('ignores case, but prefers the exact key', () => {
    expect(translate({ 'ADD TO CART': 'A' }, 'Add to cart')).toEqual(['A']);
    expect(translate({ 'Add to cart': 'B', 'Add To Cart': 'A' }, 'Add to cart')).toEqual(['B']);
  });

  it('has priority over a key that equals the message; the first of several keys wins', () => {
    const file = { Phone: 'B', 'Phone Number': 'A', Blog: 'D', Blogs: 'C' };
    expect(translate(file, 'Phone number')).toEqual(['A']);
    expect(translate(file, 'Blog')).toEqual(['C']);
    expect(translate({ ...file, 'Phone Number': '' }, 'Phone number')).toEqual(['B']);
  });

  it('has no effect if it is empty, equals its text or belongs to another context', () => {
    const file = { 'Add to Cart': '', Color: 'Color', Home: 'Accueil', Unknown: 'Rien' };
    const messages = compileServerMessages(file, english);
    expect(messages).toEqual({ [generateMessageId('Home')]: ['Accueil'] });
  });
});
