/** Id of the JSON list of the scripts and late styles that a page needs, written by the server. */
export const PAGE_FILES_ID = 'souk-files';
