import { createContext } from 'react';

/** Told by the page's markup that what it was to show does not exist, whichever way the backend says so: the server answers 404. */
export const NotFoundContext = createContext<(() => void) | undefined>(undefined);
