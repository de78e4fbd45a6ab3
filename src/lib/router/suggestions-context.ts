import { createContext, type ReactNode } from 'react';

/**
 * Products below the "not found" page, the empty cart, the empty wishlist and lists without results. The app provides
 * them, because it knows all features.
 */
export const SuggestionsContext = createContext<ReactNode>(null);

/** The products that the shopper viewed, for pages that have something to show. */
export const RecentlyViewedContext = createContext<ReactNode>(null);
