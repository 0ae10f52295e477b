const DAY_MS = 86_400_000;

/** Making one takes longer than asking it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, known);
  return known;
}

/** The day of a moment where the shop is, as a number of days: 2026-03-01 is 20513, wherever that is. */
export const shopDay = (ms: number, timeZone: string): number =>
  Date.parse(`${formatOf(timeZone).format(ms)}T00:00:00Z`) / DAY_MS;

/** As it is written: 2026-03-01. */
export const writeDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

export const readDay = (written: string): number => Date.parse(`${written}T00:00:00Z`) / DAY_MS;
