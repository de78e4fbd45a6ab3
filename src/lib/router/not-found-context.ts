import { createContext } from 'react';

/**
 * Called during server rendering if the requested content does not exist. The response is then a
 * 404.
 */
export const NotFoundContext = createContext<(() => void) | undefined>(undefined);
