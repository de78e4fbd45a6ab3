/** The tickets with the dialog for a new one. A literal, so that the build needs no shared file. */
export const NEW_TICKET_URL = '/support-tickets?new=1';
