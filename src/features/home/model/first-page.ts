/** Input of the home page. Its products fill complete rows of five and two. */
export const FIRST_PAGE = { page: 1, per_page: 10 };
