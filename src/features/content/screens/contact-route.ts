import { getContact } from '../../../api/generated/content.ts';

export { Screen } from './contact-screen.tsx';

/** Prefetched on hover and during SSR. */
export const queries = () => [getContact.query()];
