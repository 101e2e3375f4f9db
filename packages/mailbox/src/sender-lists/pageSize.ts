/** Entries of one page. */
export const pageSize = 20
