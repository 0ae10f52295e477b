/** What both databases can hold; PostgreSQL throws when it is asked for more. */
const MOST = 2_147_483_647;

export const isRowId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= MOST;
