interface Modules {
  getModuleInfo: (id: string) => { importers: string[] } | null;
}

const ENTRY = 'src/app/entries/entry-browser.tsx';
const LANDING_SCREENS = /src\/features\/(home|product)\/screens\/\1-(?:screen\.tsx|route\.ts)$/;

/**
 * Whether the entry or all landing screens import a module statically. Others must not grow the
 * first load.
 */
export function isFirstLoad(id: string, modules: Modules): boolean {
  const seen = new Set<string>();
  const screens = new Set<string>();
  const queue = [id];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const path = next.replaceAll('\\', '/');
    if (path.endsWith(ENTRY)) return true;
    const info = modules.getModuleInfo(next);
    const screen = LANDING_SCREENS.exec(path)?.[1];
    if (screen !== undefined) screens.add(screen);
    queue.push(...(info?.importers ?? []));
  }
  return screens.size === 2;
}
