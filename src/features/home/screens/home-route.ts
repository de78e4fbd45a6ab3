import { getHome } from '../../../api/generated/catalogue.ts';
import { infiniteRouteQuery } from '../../../api/runtime/infinite-route-query.ts';

export { Screen } from './home-screen.tsx';

export const queries = () => [infiniteRouteQuery(getHome)];
