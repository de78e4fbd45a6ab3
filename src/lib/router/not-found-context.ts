import { createContext, type ReactNode } from 'react';

/**
 * Called during server rendering if the requested content does not exist. The response is then a
 * 404.
 */
export const NotFoundContext = createContext<(() => void) | undefined>(undefined);

/** Shown below the "not found" page. The app provides it, because it knows all features. */
export const NotFoundExtrasContext = createContext<ReactNode>(null);
