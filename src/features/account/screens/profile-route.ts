import { getProfile } from '../../../api/generated/profile.ts';
import { listCountries } from '../../../api/generated/settings.ts';

export { Screen } from './profile-screen.tsx';

/** Asked on hover and by the server. */
export const queries = () => [getProfile.query(), listCountries.query()];
