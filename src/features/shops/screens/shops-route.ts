import { listShops } from '../../../api/generated/shops.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { parsePage } from '../../../lib/router/route-inputs.ts';
import { shopsInput } from '../model/shops-input.ts';

export { Screen } from './shops-screen.tsx';

export function queries(_: ScreenProps['params'], search: URLSearchParams) {
  return [listShops.query(shopsInput(parsePage(search)))];
}
