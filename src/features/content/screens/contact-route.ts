import { getContact } from '../../../api/generated/content.ts';

export { Screen } from './contact-screen.tsx';

/** Asked on hover and by the server. */
export const queries = () => [getContact.query()];
