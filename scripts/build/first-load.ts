interface Modules {
  getModuleInfo: (id: string) => { isEntry: boolean; importers: string[] } | null;
}

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
    const info = modules.getModuleInfo(next);
    if (info?.isEntry) return true;
    const screen = LANDING_SCREENS.exec(next.replaceAll('\\', '/'))?.[1];
    if (screen !== undefined) screens.add(screen);
    queue.push(...(info?.importers ?? []));
  }
  return screens.size === 2;
}
