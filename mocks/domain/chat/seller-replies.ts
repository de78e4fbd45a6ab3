import { sellerSentences, type Topic } from '../../fixtures/shops/seller-sentences.ts';
import type { BaseProduct } from '../../fixtures/types.ts';
import type { BaseShop } from '../../fixtures/base-data.ts';
import type { ChatMessage, Conversation } from '../world/state/chat-state.ts';
import { deliveryCharge } from '../pricing/checkout-totals.ts';
import { currentPayablePrice, displayedQuantity } from '../flash-sales/current-price.ts';
import { hash } from '../../lib/hash.ts';
import { findCustomerById } from '../account/accounts.ts';
import { findProduct, findShop } from '../inventory/products.ts';
import { formatMoney } from '../settings/format-money.ts';
import type { World } from '../world/world.ts';

/** Words of each topic, the most specific topic first. */
const TOPIC_PATTERNS: readonly (readonly [RegExp, Topic])[] = [
  [/\b(price|cost|costs|expensive|cheap|cheaper|discount|how much)\b|سعر|بكم/i, 'price'],
  [/\b(deliver\w*|ship\w*|arrive\w*|parcel|package|courier|when will)\b|توصيل|شحن/i, 'delivery'],
  [/\b(return\w*|refund\w*|exchange|send (it|them) back)\b|إرجاع|استرجاع/i, 'return'],
  [
    /\b(stock|available|availability|left|sold out|do you have|have you got)\b|متوفر/i,
    'availability',
  ],
  [/\b(thanks|thank you|thx|cheers|great|perfect)\b|شكرا/i, 'thanks'],
  [/\b(hi|hello|hey|good (morning|afternoon|evening))\b|مرحبا|السلام/i, 'greeting'],
];

/** Chooses the same sentence for the same message. */
export function chooseReply(
  world: World,
  conversation: Conversation,
  message: ChatMessage,
): string {
  const shop = findShop(world, conversation.shopId);
  const productId = message.productId ?? conversation.productId;
  const product = productId === null ? undefined : findProduct(world, productId);
  const facts = collectFacts(world, conversation, shop, product);
  const fitting = sellerSentences[detectTopic(world, message, product)].filter((sentence) =>
    placeholdersOf(sentence).every((placeholder) => facts.has(placeholder)),
  );
  const chosen = fitting[hash(world.seed, message.id) % fitting.length] ?? '';
  return chosen.replaceAll(/\{(\w+)\}/g, (_, placeholder: string) => facts.get(placeholder) ?? '');
}

export function detectTopic(
  world: World,
  message: Pick<ChatMessage, 'text' | 'productId'>,
  product: BaseProduct | undefined,
): Topic {
  const text = message.text ?? '';
  if (text === '' && message.productId !== null) return 'product';
  const topic = TOPIC_PATTERNS.find(([pattern]) => pattern.test(text))?.[1] ?? 'other';
  if (topic !== 'availability' || !product) return topic;
  return displayedQuantity(world, product) > 0 ? 'in-stock' : 'sold-out';
}

function collectFacts(
  world: World,
  conversation: Conversation,
  shop: BaseShop | undefined,
  product: BaseProduct | undefined,
): Map<string, string> {
  const customer = findCustomerById(world, conversation.customerId);
  const facts = new Map([['customer', customer?.name.split(' ', 1)[0] ?? '']]);
  if (shop) {
    facts.set('shop', shop.name);
    facts.set('delivery', shop.estimatedDelivery);
    facts.set('charge', formatMoney(world, deliveryCharge(shop.deliveryBands, 1)));
  }
  if (product) {
    facts.set('product', product.name.en);
    facts.set('price', formatMoney(world, currentPayablePrice(world, product)));
    facts.set('stock', String(displayedQuantity(world, product)));
  }
  return facts;
}

function placeholdersOf(sentence: string): string[] {
  return [...sentence.matchAll(/\{(\w+)\}/g)].map(([, placeholder = '']) => placeholder);
}
