/** Id of the JSON list of the scripts and late styles that a page needs, written by the server. */
export const PAGE_FILES_ID = 'souk-files';

/** Id of the JSON list of the URLs that a page requests for customers, written by the server. */
export const CUSTOMER_REQUESTS_ID = 'souk-requests';
