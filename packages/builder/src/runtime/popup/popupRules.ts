import type { Settings } from '../settings/readSettings.ts';

const DAY_MS = 86_400_000;

/** How often it may be shown again within what time; a session is counted apart. */
const PERIODS_MS: Readonly<Record<string, number>> = {
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 30 * DAY_MS,
  '': Number.POSITIVE_INFINITY,
};

/** What is known of one pop-up and one visitor. */
export interface PopupMemory {
  /** Pages that it could have been on, this one too, and visits of the site. */
  readonly views: number;
  readonly sessions: number;
  /** When it was counted as shown, the oldest first; and how often in this visit. */
  readonly shownAtMs: readonly number[];
  readonly shownInSession: number;
  /** The visitor has asked not to see it again. */
  readonly isUnwanted: boolean;
}

export interface PopupVisit {
  readonly nowMs: number;
  /** Where the visitor comes from; empty: nobody knows. */
  readonly referrer: string;
  readonly origin: string;
  readonly device: string;
  readonly isLoggedIn: boolean;
  readonly userAgent: string;
  readonly memory: PopupMemory;
}

type Rule = (rules: Settings, visit: PopupVisit) => boolean;

const numberIn = (rules: Settings, key: string, byDefault: number): number => {
  const number = Number(rules[key]);
  return rules[key] !== '' && rules[key] !== undefined && Number.isFinite(number) ? number : byDefault;
};
const textIn = (rules: Settings, key: string): string => (typeof rules[key] === 'string' ? rules[key] : '');
const listIn = (rules: Settings, key: string): readonly unknown[] => {
  const list: unknown = rules[key];
  return Array.isArray(list) ? list : [];
};

/** Rules by the names of their switches: those that are on must all be met. One that nobody here knows keeps nothing back. */
const RULES: Readonly<Record<string, Rule>> = {
  page_views: (rules, { memory }) => memory.views >= numberIn(rules, 'page_views_views', 3),
  sessions: (rules, { memory }) => memory.sessions >= numberIn(rules, 'sessions_sessions', 2),
  times(rules, { memory, nowMs }) {
    const most = numberIn(rules, 'times_times', 3);
    const period = textIn(rules, 'times_period');
    if (period === 'session') return memory.shownInSession < most;
    const from = nowMs - (PERIODS_MS[period] ?? Number.POSITIVE_INFINITY);
    return memory.shownAtMs.filter((at) => at > from).length < most;
  },
  url(rules, { referrer }) {
    const written = textIn(rules, 'url_url');
    const action = textIn(rules, 'url_action') || 'show';
    if (action !== 'regex') return referrer.includes(written) === (action === 'show');
    try {
      return new RegExp(written).test(referrer);
    } catch {
      // No pattern: it can be met by nobody.
      return false;
    }
  },
  sources: (rules, { referrer, origin }) =>
    listIn(rules, 'sources_sources').some((source) => SOURCES[String(source)]?.(referrer, origin) === true),
  logged_in: (rules, { isLoggedIn }) => !(isLoggedIn && textIn(rules, 'logged_in_users') !== 'custom'),
  devices: (rules, { device }) => listIn(rules, 'devices_devices').includes(device),
  browsers: (rules, { userAgent }) =>
    textIn(rules, 'browsers_browsers') !== 'custom' ||
    listIn(rules, 'browsers_browsers_options').some(
      (name) => BROWSERS[String(name)]?.test(userAgent) === true,
    ),
  schedule(rules, { nowMs }) {
    const start = Date.parse(textIn(rules, 'schedule_start_date').replace(' ', 'T'));
    const end = Date.parse(textIn(rules, 'schedule_end_date').replace(' ', 'T'));
    // What is not written sets no limit.
    return !(nowMs < start) && !(nowMs > end);
  },
};

const SEARCH_ENGINES = /\.(?:google|yahoo|bing|yandex|baidu|duckduckgo|ecosia)\./;
const SOURCES: Readonly<Record<string, (referrer: string, origin: string) => boolean>> = {
  search: (referrer) => SEARCH_ENGINES.test(`.${hostOf(referrer)}.`),
  external: (referrer, origin) => referrer !== '' && !referrer.startsWith(`${origin}/`),
  internal: (referrer, origin) => referrer.startsWith(`${origin}/`),
};
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');

const BROWSERS: Readonly<Record<string, RegExp>> = {
  ie: /Trident|MSIE/,
  edge: /Edg/,
  firefox: /Firefox/,
  chrome: /Chrome(?!.*Edg)/,
  safari: /^(?!.*Chrome).*Safari/,
};

/** Whether a pop-up may open by itself. */
export const mayOpen = (rules: Settings, visit: PopupVisit): boolean =>
  !visit.memory.isUnwanted &&
  Object.entries(RULES).every(([name, isMet]) => rules[name] !== 'yes' || isMet(rules, visit));
