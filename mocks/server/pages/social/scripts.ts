export const STAND_IN_PREFIX = '/social-stand-in/';

/** Calls `done(problem)` or `done(undefined, values)`. */
const OPEN_DIALOG_SCRIPT = `
function ask(provider, values, done) {
  const popup = open('${STAND_IN_PREFIX}' + provider + '?' + new URLSearchParams(values), 'provider', 'popup,width=480,height=720');
  if (!popup) { done('blocked'); return; }
  const timer = setInterval(() => {
    const isDone = !popup.closed && popup.location.pathname.endsWith('/done');
    if (!isDone && !popup.closed) return;
    clearInterval(timer);
    if (!isDone) { done('closed'); return; }
    const result = Object.fromEntries(new URLSearchParams(popup.location.search));
    popup.close();
    done(undefined, result);
  }, 50);
}
`;

/** The providers' global APIs, as far as shops use them. */
export const SCRIPTS = {
  google: `{${OPEN_DIALOG_SCRIPT}
window.google = { accounts: { oauth2: { initCodeClient(config) {
  return { requestCode() {
    ask('google', { state: config.state ?? '' }, (problem, result) => {
      if (problem) config.error_callback?.({ type: problem === 'blocked' ? 'popup_failed_to_open' : 'popup_closed' });
      else config.callback({ ...result, scope: config.scope });
    });
  } };
} } } };
}`,
  facebook: `{${OPEN_DIALOG_SCRIPT}
let me;
window.FB = {
  init() {},
  login(callback) {
    ask('facebook', {}, (problem, result) => {
      me = result && { id: result.id, name: result.name, email: result.email };
      callback(result?.access_token
        ? { status: 'connected', authResponse: { accessToken: result.access_token, userID: result.id } }
        : { status: 'unknown', authResponse: null });
    });
  },
  api(path, fields, callback) { callback(me ?? { error: { message: 'Not logged in' } }); },
};
window.fbAsyncInit?.();
}`,
  apple: `{${OPEN_DIALOG_SCRIPT}
let config;
window.AppleID = { auth: {
  init(wanted) { config = wanted; },
  signIn() {
    return new Promise((resolve, reject) => {
      ask('apple', { state: config.state, nonce: config.nonce }, (problem, result) => {
        if (problem === 'blocked') reject({ error: 'popup_blocked_by_browser' });
        else if (problem) reject({ error: 'popup_closed_by_user' });
        else if (result.error) reject({ error: 'user_cancelled_authorize' });
        else {
          const [firstName, ...rest] = result.name.split(' ');
          resolve({
            authorization: { code: result.code, id_token: result.id_token, state: result.state },
            user: { email: result.email, name: { firstName, lastName: rest.join(' ') } },
          });
        }
      });
    });
  },
} };
}`,
} as const;
