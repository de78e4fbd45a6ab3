import { DEMO_LOGIN } from '../../mocks/demo-login.ts';
import { STAND_IN_PREFIX } from '../../mocks/server/pages/social/scripts.ts';

/** Returns the servers' settings for the mock; none for a real backend. */
export function demoSettings(env: NodeJS.ProcessEnv): Record<string, string> {
  return env['BACKEND_URL'] ? {} : { DEMO_LOGIN, SOCIAL_SCRIPTS: STAND_IN_PREFIX };
}
