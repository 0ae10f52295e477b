/** Of the chooser; the first that fits is shown as chosen. */
export const RANGES = [7, 30, 90] as const;
const USUAL = 30;
const DAY_MS = 86_400_000;
export const MOST_DAYS = 366;

export interface DayRange {
  readonly from: string;
  readonly to: string;
  /** Null: somebody has chosen the days. */
  readonly days: number | null;
}

const write = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const isDay = (written: string | null): written is string =>
  /^\d{4}-\d\d-\d\d$/.test(written ?? '') && !Number.isNaN(Date.parse(written ?? ''));

/** What an address asks for: so many days up to today, or those between two. Today is where the shop is. */
export function readRange(asked: URLSearchParams, today: string): DayRange {
  const [from, to] = [asked.get('from'), asked.get('to')];
  if (isDay(from) && isDay(to)) return { from, to, days: null };
  const days = RANGES.find((each) => String(each) === asked.get('days')) ?? USUAL;
  return { from: write(Date.parse(today) - (days - 1) * DAY_MS), to: today, days };
}

export const lengthOf = ({ from, to }: DayRange): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** How much more, as a share; null: there was nothing to compare with. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : (now - before) / Math.abs(before);
