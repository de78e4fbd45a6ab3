import { getHome } from '../../../api/generated/catalogue.ts';
import { infiniteRouteQuery } from '../../../api/runtime/infinite-route-query.ts';

export { Screen } from './home-screen.tsx';

/** Asked on hover and by the server. */
export const queries = () => [infiniteRouteQuery(getHome)];
