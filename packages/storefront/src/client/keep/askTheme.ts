import type { Fragments } from '../cart/shopAjax.ts';
import { pageObject } from '../page/pageObjects.ts';

export interface ThemeAnswer {
  readonly count?: number;
  readonly fragments?: Fragments;
  readonly table?: string;
  readonly wishlist_content?: string;
}

/** spec/3 §7: all actions of the theme are read by GET. Rejects on whatever is not the JSON that was asked for. */
export async function askTheme(
  action: string,
  fields: Readonly<Record<string, string | readonly string[]>>,
): Promise<ThemeAnswer> {
  const query = new URLSearchParams({ action });
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') query.set(name, value);
    else for (const each of value) query.append(`${name}[]`, each);
  }
  const response = await fetch(`${pageObject('woodmart_settings')?.ajaxurl ?? ''}?${query}`, {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
  const answer: unknown = response.ok ? await response.json() : null;
  if (typeof answer !== 'object' || answer === null) throw new Error(`The shop answered ${response.status}.`);
  return answer as ThemeAnswer;
}
