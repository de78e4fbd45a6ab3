import { describe, expect, it } from 'vitest';
import { sellerSentences, type Topic } from '../../fixtures/shops/seller-sentences.ts';
import { chooseReply, detectTopic } from './seller-replies.ts';
import { addMessage, getOrCreateConversation } from './chat.ts';
import { findProduct } from '../inventory/products.ts';
import { smallWorld } from '../testing/small-world.ts';

const { world } = smallWorld();
const inStock = findProduct(world, 1);
const soldOut = findProduct(world, 4);

describe('topic of a message', () => {
  it.each<[string | null, Topic, typeof inStock]>([
    ['How much is it?', 'price', undefined],
    ['Hello, what is the PRICE of this?', 'price', undefined],
    ['When will my parcel arrive?', 'delivery', undefined],
    ['Can I send it back?', 'return', undefined],
    ['Do you have it in blue?', 'availability', undefined],
    ['Do you have it in blue?', 'in-stock', inStock],
    ['Is it available?', 'sold-out', soldOut],
    ['Thank you, hello to all', 'thanks', undefined],
    ['Hi!', 'greeting', undefined],
    ['مرحبا', 'greeting', undefined],
    ['This and that', 'other', undefined],
    ['It is a hit', 'other', undefined],
    [null, 'other', undefined],
  ])('@API-09 recognizes %s as %s', (text, topic, product) => {
    expect(detectTopic(world, { text, productId: null }, product)).toBe(topic);
  });

  it('@API-09 recognizes a product card as product', () => {
    expect(detectTopic(world, { text: null, productId: 1 }, inStock)).toBe('product');
  });
});

describe('replies of a seller', () => {
  it.each(Object.keys(sellerSentences) as Topic[])(
    '@API-09 fill all placeholders for %s',
    (topic) => {
      const texts = new Map<Topic, string>([
        ['product', ''],
        ['price', 'price'],
        ['delivery', 'delivery'],
        ['return', 'return'],
        ['thanks', 'thanks'],
        ['greeting', 'hello'],
      ]);
      for (const productId of [null, 1, 4]) {
        const small = smallWorld().world;
        const conversation = getOrCreateConversation(small, 1, 1);
        conversation.productId = productId;
        const replies = Array.from({ length: 30 }, () => {
          const text = texts.get(topic) ?? 'is it available';
          const draft = { sender: 'user', text: text === '' ? null : text, productId } as const;
          return chooseReply(small, conversation, addMessage(small, conversation, draft));
        });
        for (const reply of replies) expect(reply).toMatch(/^[^{}]{10,}$/);
        expect(new Set(replies).size).toBeGreaterThan(1);
      }
    },
  );

  it('@API-09 contain price, stock and delivery of the requested product', () => {
    const small = smallWorld().world;
    const conversation = getOrCreateConversation(small, 1, 1);
    conversation.productId = 1;
    const repliesTo = (text: string) =>
      Array.from({ length: 20 }, () =>
        chooseReply(small, conversation, addMessage(small, conversation, { sender: 'user', text })),
      );
    expect(repliesTo('How much?')).toContain('Pot 1 is $80.00 at the moment, tax not included.');
    expect(repliesTo('In stock?')).toContain('We do! I just counted 10 on the shelf.');
    expect(repliesTo('Delivery?')).toContain(
      'Delivery takes 2-3 days. For a single piece we charge $30.00.',
    );
  });

  it('@API-09 contain prices in the currency of the settings', () => {
    const currency = { name: 'EUR', symbol: '€', rate: 1, position: 'suffix' } as const;
    const small = smallWorld({}, { settings: { currency } }).world;
    const conversation = getOrCreateConversation(small, 1, 1);
    conversation.productId = 1;
    const replies = Array.from({ length: 20 }, () => {
      const message = addMessage(small, conversation, { sender: 'user', text: 'How much?' });
      return chooseReply(small, conversation, message);
    });
    expect(replies).toContain('Pot 1 is 80.00 € at the moment, tax not included.');
  });
});
