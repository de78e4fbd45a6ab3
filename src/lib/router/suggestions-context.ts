import { createContext, type ReactNode } from 'react';

/**
 * Products below the "not found" page and the empty cart. The app provides them, because it knows
 * all features.
 */
export const SuggestionsContext = createContext<ReactNode>(null);
