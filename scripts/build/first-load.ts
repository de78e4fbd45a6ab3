/** What the bundler tells of its modules. */
interface Modules {
  getModuleInfo: (id: string) => { isEntry: boolean; importers: string[] } | null;
}

const LANDING_SCREENS = /src\/features\/catalogue\/(?:home|product)-screen\.tsx$/;

/**
 * Tells whether a page needs a module before anything is opened: the entry or a screen that visitors land on imports it at once,
 * not on use. What drawers and menus alone need, their icons first of all, then doesn't ride along in the first load.
 */
export function isFirstLoad(id: string, modules: Modules): boolean {
  const seen = new Set<string>();
  const left = [id];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const info = modules.getModuleInfo(next);
    if (info?.isEntry || LANDING_SCREENS.test(next.replaceAll('\\', '/'))) return true;
    left.push(...(info?.importers ?? []));
  }
  return false;
}
