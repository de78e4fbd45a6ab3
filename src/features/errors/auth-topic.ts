/** Topic of all toasts that a login or a right code settles, "Please login first!" among them. */
export const AUTH_TOPIC = 'auth';
