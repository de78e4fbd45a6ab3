/** Topic of auth toasts. A login or a correct code dismisses the errors among them. */
export const AUTH_TOPIC = 'auth';
