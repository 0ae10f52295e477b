import type { Part } from '../page/Part.ts';
import { pageObject } from '../page/pageObjects.ts';

/**
 * Tells the shop that somebody has come from elsewhere, where its owner has visits counted: the page itself may have come from a cache. No
 * cookie is set and nothing is kept in the browser, so a visit is a page that was opened from another site, or from none.
 */
export const visits: Part = {
  start() {
    const asked = pageObject('vitrine_visits');
    // A browser that a program drives says so.
    if (!asked || navigator.webdriver || !isArrival()) return;
    const fields = {
      // Of where they were, the host alone.
      referrer: hostOf(document.referrer),
      campaign: new URLSearchParams(location.search).get('utm_source') ?? '',
    };
    navigator.sendBeacon(asked.url, new URLSearchParams(fields));
  },
};

/** Not a page of ours before it, not the same page again, and not the way back. */
function isArrival(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const type = entry ? Reflect.get(entry, 'type') : 'navigate';
  return type === 'navigate' && hostOf(document.referrer) !== location.host;
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '');
