import { getProfile } from '../../../api/generated/profile.ts';
import { listCountries } from '../../../api/generated/settings.ts';

export { Screen } from './profile-screen.tsx';

/** Prefetched on hover and during SSR. */
export const queries = () => [getProfile.query(), listCountries.query()];
