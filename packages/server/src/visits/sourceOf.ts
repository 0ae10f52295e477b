import { SOURCE_CHARACTERS } from './limits.ts';

export interface VisitSource {
  /** As the origin of orders is told: `utm`, `organic`, `referral`, `typein`. */
  readonly type: 'utm' | 'organic' | 'referral' | 'typein';
  readonly source: string;
}

/** Hosts that people search at, by their second-level names. Orders have their names from the same ones. */
const SEARCHES =
  /(?:^|\.)(google|bing|yahoo|duckduckgo|ecosia|qwant|yandex|baidu|startpage|aol|ask|naver|seznam|sogou)\.[a-z.]{2,8}$/;
/** `search.brave.com`: the host of a browser's maker too. */
const BRAVE = /^search\.brave\.com$/;

/** What is told of a source has no spaces and no signs: it is a name, or a host. */
const tidy = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .slice(0, SOURCE_CHARACTERS);

/**
 * Where a visit came from, in the words that orders have for it. campaign: `utm_source` of the address that was opened. Of the
 * referrer its host alone is looked at: what stands behind it may be somebody's.
 */
export function sourceOf(campaign: string, referrer: string): VisitSource {
  if (tidy(campaign) !== '') return { type: 'utm', source: tidy(campaign) };
  const host = hostOf(referrer);
  if (host === '') return { type: 'typein', source: '(direct)' };
  const search = BRAVE.test(host) ? 'brave' : SEARCHES.exec(host)?.[1];
  return search ? { type: 'organic', source: search } : { type: 'referral', source: tidy(host) };
}

/** A host, or an address. */
function hostOf(referrer: string): string {
  const address = /^https?:\/\//i.test(referrer) ? referrer : `https://${referrer}`;
  if (referrer === '' || !URL.canParse(address)) return '';
  return new URL(address).hostname.replace(/^www\./, '');
}
