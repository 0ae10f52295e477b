/** facts/woo-contract: so many are remembered. */
const MOST = 15;

/** Ids of a cookie, the last seen at its end; what is none is left out. */
export const readViewed = (cookie: string): readonly string[] =>
  cookie.split('|').filter((id) => /^[1-9]\d{0,9}$/.test(id));

/** The same with one more at the end, each of them once. */
export const viewAlso = (ids: readonly string[], id: string): string =>
  [...ids.filter((each) => each !== id), id].slice(-MOST).join('|');
