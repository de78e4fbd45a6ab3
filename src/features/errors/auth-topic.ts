/** Topic of auth toasts. A login or a correct code dismisses its error toasts. */
export const AUTH_TOPIC = 'auth';
