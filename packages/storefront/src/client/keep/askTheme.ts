import type { Fragments } from '../cart/shopAjax.ts';
import { pageObject } from '../page/pageObjects.ts';

export interface ThemeAnswer {
  readonly count?: number;
  readonly hash?: string;
  /** Ours: all that is on the visitor's lists. */
  readonly products?: readonly number[];
  /** Ours: `error` with a message when nothing was done. */
  readonly status?: string;
  readonly message?: string;
  readonly fragments?: Fragments;
  readonly table?: string;
  readonly wishlist_content?: string;
}

type Asked = Readonly<Record<string, string | readonly string[]>>;

/** spec/3 §7: all actions of the theme are read by GET. Rejects on whatever is not the JSON that was asked for. */
export async function askTheme(action: string, fields: Asked): Promise<ThemeAnswer> {
  const response = await ask(action, fields);
  const answer: unknown = response.ok ? await response.json() : null;
  // A fault of the shop is told as one, with nothing to show.
  const isFault = typeof answer !== 'object' || answer === null || 'error' in answer;
  if (isFault) throw new Error(`The shop answered ${response.status}.`);
  return answer as ThemeAnswer;
}

/** For those of ours that draw something. */
export async function askHtml(action: string, fields: Asked): Promise<Document> {
  const response = await ask(action, fields);
  return new DOMParser().parseFromString(response.ok ? await response.text() : '', 'text/html');
}

function ask(action: string, fields: Asked): Promise<Response> {
  const query = new URLSearchParams({ action });
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') query.set(name, value);
    else for (const each of value) query.append(`${name}[]`, each);
  }
  return fetch(`${pageObject('woodmart_settings')?.ajaxurl ?? ''}?${query}`, {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
}
