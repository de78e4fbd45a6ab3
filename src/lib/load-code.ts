import { isOffline } from './offline.ts';

/**
 * Imports code unless the browser is offline: many browsers remember a failed import until the page
 * is reloaded, so that no later attempt could succeed.
 *
 * @throws if the browser is offline or the import fails.
 */
export function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  return isOffline() ? Promise.reject(new TypeError('Failed to load code: offline.')) : load();
}
