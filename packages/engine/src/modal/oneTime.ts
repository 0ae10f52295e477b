const HOUR_S = 3600;

/** spec/1 §2. */
const nameOf = (alias: string): string => `${encodeURIComponent(alias)}_modal_one_time`;

/** The modal was shown, and the time in which it is not shown again by itself is not over. */
export const wasShown = (alias: string, document: Document): boolean =>
  document.cookie.split('; ').includes(`${nameOf(alias)}=true`);

/** Remembers that for so many hours; without hours, until the browser is closed. */
export function rememberShown(alias: string, hours: number, document: Document): void {
  const age = hours > 0 ? `;max-age=${Math.round(hours * HOUR_S)}` : '';
  document.cookie = `${nameOf(alias)}=true${age};path=/;samesite=lax`;
}
