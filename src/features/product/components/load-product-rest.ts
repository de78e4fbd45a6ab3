import { whenControlsNeeded } from '../when-controls-needed.ts';
import { columns } from './product.css.ts';

/** Loads the parts that hydrate after the buy box. */
export async function loadProductRest() {
  await whenControlsNeeded(`.${columns}`);
  return import('./product-rest.ts');
}
