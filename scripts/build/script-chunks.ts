interface Modules {
  getModuleInfo: (
    id: string,
  ) => { isEntry: boolean; importers: string[]; dynamicImporters: string[] } | null;
}

/** Entries and lazy modules, by the page that loads them. */
const AREAS = {
  start: /app\/entries\/entry-browser/,
  frame: /app\/shell\/late-frame/,
  navigation: /app\/navigation\/navigation-effects/,
  client: /src\/api\/client\.ts/,
  member: /app\/session\/member-background/,
  menus: /app\/shell\/menus\//,
  wideHeader: /app\/shell\/wide-header\/wide-header\./,
  home: /features\/home\/screens\//,
  homeSections: /features\/home\/components\//,
  product: /features\/product\/screens\//,
  productRest: /features\/product\/components\/product-rest/,
  productBelow: /features\/product\/components\/product-below/,
  lists: /features\/product-list\/screens\//,
  listPage: /features\/product-list\/components\/list-page/,
  shops: /features\/shops\/screens\//,
  content: /features\/content\/screens\/blogs?-/,
  help: /features\/content\/screens\/(?!blog)/,
  footer: /app\/shell\/footer\//,
  cart: /features\/cart\//,
  checkout: /features\/checkout\/|app\/shell\/checkout-bars/,
  orders: /features\/(?:dashboard|orders|payment|returns)\//,
  account: /features\/(?:account|addresses|support|wishlist)\//,
  chat: /features\/chat\//,
  auth: /features\/auth\/(?!components)/,
  authForms: /features\/auth\/components\//,
};
type Area = keyof typeof AREAS;

const areaNames = Object.keys(AREAS) as Area[];
const CATALOGUE: readonly Area[] = [
  'home',
  'homeSections',
  'product',
  'productRest',
  'productBelow',
  'lists',
  'listPage',
  'shops',
];
const CUSTOMER: readonly Area[] = ['cart', 'checkout', 'orders', 'account'];

/** Only some modules of a page need these. Their importers would load them too early. */
const LIBRARIES = {
  overlays: /src\/ui\/(?:overlays\/(?:dialog|drawer|overlay)|theme\/aria-locale)/,
  combobox: /src\/(?:ui\/fields\/(?:combobox|phone-field)|features\/forms\/country-field)/,
  countdown: /src\/(?:ui\/content\/countdown|features\/product\/sale-countdown)/,
  pager: /src\/ui\/navigation\/page(?:r\.|-numbers)/,
  // Also on the page of a shop, which must not weigh on all pages with headings.
  lists: /src\/features\/product\/(?:product-sorts|sort-select)/,
  // Not for lists of orders.
  steps: /src\/ui\/(?:layout\/timeline|choices\/chips)/,
  // The pages of carts and orders find nothing in texts.
  'find-text': /src\/lib\/text\/find-text/,
  infinite: /node_modules\/swr\/dist\/infinite|api\/runtime\/use-infinite/,
  dates: /node_modules\/dayjs|src\/lib\/datetime\/(?!countdown|current-year|[\w-]*delivery)/,
  video: /src\/lib\/html\/video-players/,
  'rich-text': /node_modules\/(?:hast|@ungap)|src\/(?:lib\/html\/(?!video)|features\/rich-text)\//,
};

const LIBRARY = /node_modules\/(?!lucide)/;
/** Only product cards are on shelves. */
const SHELF = /src\/(?:features\/product\/product-shelf|ui\/layout\/shelf)/;
const ICON = /node_modules\/lucide-react\/dist\/esm\/icons\//;
/** Small, and also in posts. */
const DISCLOSURE = /src\/ui\/navigation\/disclosure/;

/** Imported but unused in the browser: a chunk would include them. */
const UNUSED = /node_modules\/(?:moo|@messageformat|@lingui\/message-utils)\//;

/**
 * Returns a function that names the chunk of modules that several pages or lazy parts share. Null
 * leaves a module to the bundler. More importers mean an earlier chunk in `chunkOf`. So chunks
 * import only earlier ones, never each other.
 */
export function createScriptChunks(): (id: string, modules: Modules) => string | null {
  const knownRoots = new Map<string, readonly string[]>();
  return (id, modules) => {
    const path = id.replaceAll('\\', '/');
    if (/\0|\.css(?:$|\?)|app\/entries\//.test(path) || UNUSED.test(path)) return null;
    const roots = knownRoots.get(id) ?? findRoots(id, modules);
    knownRoots.set(id, roots);
    return chunkOf(path, roots);
  };
}

function chunkOf(path: string, roots: readonly string[]): string | null {
  const areas = areaNames.filter((name) => roots.some((root) => AREAS[name].test(root)));
  const count = (...names: readonly Area[]) => areas.filter((area) => names.includes(area)).length;

  const isListed = count('product', 'lists', 'listPage') > 0;

  // Includes what the home page shares with others.
  if (count('start') > 0 || (count('home') > 0 && roots.length > 1)) return 'shop';
  if (count('frame') > 0 && count(...CATALOGUE, 'content', 'help') > 0) return 'shop';
  // The first request must not wait for more than its own code.
  if (count('client') > 0) return 'client';
  if (count('frame') > 0) return 'frame';
  if (roots.length < 2) return null;
  // Dialogs must not load all that navigations need, nor these a dialog.
  if (count('navigation') > 0) return 'navigation';
  // Wide screens load no lists for their header, and phones no header for their lists.
  if (count('wideHeader') > 0) {
    if (count('product') > 0 && count('lists') > 0) return 'shop';
    return isListed ? 'controls' : 'bars';
  }
  for (const [name, pattern] of Object.entries(LIBRARIES)) if (pattern.test(path)) return name;
  if (count('menus') > 0 && !isListed && !LIBRARY.test(path)) return 'menus';
  if (count('lists') > 0 && count('product', 'productRest') > 0) return 'pages';
  if (count('listPage') > 0 && count('product', 'productRest') > 0) return 'goods';
  // One icon would load all cards with orders.
  if (ICON.test(path) && count('listPage') > 0 && count('orders') > 0) return 'goods';
  // Orders need little of what products share with carts.
  if (count('product') > 0 && count('orders') > 0) return 'goods';
  if (SHELF.test(path)) return 'cards';
  const others = areas.length - count('lists', 'listPage');
  if (count('lists') > 0) return others > 0 ? 'heads' : 'lists';
  if (count('listPage') > 0 && others > 0) return 'cards';
  if (count('product') > 0 && areas.length > 1) return 'parts';
  if (count(...CATALOGUE, 'footer') > 0 && areas.length > 1) {
    return count(...CUSTOMER) > 0 ? 'basics' : 'common';
  }
  // One small part would load all that its other pages share.
  if ((ICON.test(path) || DISCLOSURE.test(path)) && areas.length > 1) return 'menus';
  // Dialogs need different parts of React Aria.
  if (LIBRARY.test(path)) return null;
  if (count('member') > 0) return 'member';
  if (areas.length > 2) return 'personal';
  return areas.length === 0 ? null : areas.join('-');
}

/** Returns the entries and lazy modules that import a module statically, at any depth. */
function findRoots(id: string, modules: Modules): readonly string[] {
  const roots: string[] = [];
  const seen = new Set<string>();
  const queue = [id];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const info = modules.getModuleInfo(next);
    if (!info) continue;
    if (info.isEntry || info.dynamicImporters.length > 0) roots.push(next.replaceAll('\\', '/'));
    queue.push(...info.importers);
  }
  return roots;
}
