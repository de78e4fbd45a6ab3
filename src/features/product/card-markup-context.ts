import { createContext } from 'react';
import type { ListedProduct } from '../../api/decoders/product-fields.ts';

/** Decides what the server renders of a card. */
export interface CardMarkup {
  /** Returns the card's mark, and whether its content is known and need not be rendered. */
  mark: (product: ListedProduct, level: 2 | 3) => { mark: string; isKnown: boolean };
}

/** Only on the server: the markup of cards is reused, because a page has up to 60 (PERF-04). */
export const CardMarkupContext = createContext<CardMarkup | undefined>(undefined);
