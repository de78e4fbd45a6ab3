import { listShops } from '../../../api/generated/shops.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { parseShopsUrl, shopsInput } from '../model/shops-view.ts';

export { Screen } from './shops-screen.tsx';

export function queries(_: ScreenProps['params'], search: URLSearchParams) {
  return [listShops.query(shopsInput(parseShopsUrl(search)))];
}
