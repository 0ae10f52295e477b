import { pageObject } from '../page/pageObjects.ts';

/** A row of what the shop suggests: something to go to, or a word between such rows. */
export interface Suggestion {
  readonly value: string;
  readonly permalink?: string;
  /** HTML of the shop's making. */
  readonly thumbnail?: string;
  readonly price?: string;
  readonly sku?: string;
  readonly divider?: string;
  readonly products_not_found?: boolean;
  readonly no_results?: boolean;
}

export interface SearchAsk {
  readonly query: string;
  readonly number: string;
  readonly post_type: string;
  readonly product_cat: string;
}

/** What was asked once is not asked again while the page stands. */
const known = new Map<string, readonly Suggestion[]>();

export async function askSuggestions(ask: SearchAsk, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const settings = pageObject('woodmart_settings');
  const fields = Object.entries({ action: 'woodmart_ajax_search', ...ask }).filter(
    ([, value]) => value !== '',
  );
  const query = new URLSearchParams(fields).toString();
  const cached = known.get(query);
  if (cached || !settings) return cached ?? [];
  const response = await fetch(`${settings.ajaxurl}?${query}`, { signal });
  if (!response.ok) throw new Error(`The search answered ${response.status}.`);
  const { suggestions } = (await response.json()) as { suggestions?: unknown };
  if (!Array.isArray(suggestions)) throw new Error('The search answered without suggestions.');
  known.set(query, suggestions);
  return suggestions;
}
