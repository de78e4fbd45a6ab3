const RELOADED_KEY = 'souk.reloaded-builds';

/** Whether the server has this page. If so, missing code was replaced by a new build. */
export async function isReachable(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD' })).status < 500;
  } catch {
    return false;
  }
}

/**
 * Reloads the page for the server's current build, once for each build in a tab. Returns false if
 * it does not reload.
 */
export async function reloadForNewBuild(): Promise<boolean> {
  // The name of the first script contains a hash of all code.
  const build = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
  if (!(await isReachable(location.href)) || !isNewInTab(build)) return false;
  location.reload();
  return true;
}

/** Records the build. Returns false without storage, because the page could reload forever. */
function isNewInTab(build: string): boolean {
  try {
    const builds = sessionStorage.getItem(RELOADED_KEY)?.split(' ') ?? [];
    if (builds.includes(build)) return false;
    sessionStorage.setItem(RELOADED_KEY, [...builds, build].join(' '));
    return true;
  } catch {
    return false;
  }
}
