import type { AuthOperations } from '../../generated/operations.d.ts';
import type { HandlersOf } from '../world/handler.ts';
import { closeSession, findCustomerByCredentials } from './sessions.ts';
import { APP_SHELL_HTML } from '../../lib/app-shell-page.ts';
import { startSession } from './start-session.ts';

export const authHandlers = {
  login: (call, reply) => {
    const { body, world } = call;
    const customer = findCustomerByCredentials(world, body.phone, body.password);
    if (!customer) return reply(400, { message: 'Credential is invalid!' });
    return reply(200, { message: 'Login successfully', data: startSession(customer, call) });
  },

  logout: (_call, reply) => reply(200, APP_SHELL_HTML),

  revokeToken: ({ world, token }, reply) => {
    closeSession(world, token);
    return reply(200, { message: 'Logged out successfully!' });
  },
} satisfies Pick<HandlersOf<AuthOperations>, 'login' | 'logout' | 'revokeToken'>;
