import type { Settings } from '../settings/readSettings.ts';

/** What a link asks for. */
export interface UrlAction {
  readonly name: string;
  readonly settings: Settings;
}

/** Links that start with one of these are actions. */
export const ACTION_LINKS = 'a[href^="%23elementor-action"], a[href^="#elementor-action"]';

/**
 * Of an address `#elementor-action:action=<name>&settings=<base64 of JSON>`; null where it names none. A sequence, a base64 text or JSON
 * that cannot be read throws: spec/3 §8 does not handle it.
 */
export function readAction(url: string): UrlAction | null {
  const address = decodeURIComponent(decodeURI(url));
  const name = /action=(.+?)&/.exec(address)?.[1];
  if (name === undefined) return null;
  const written = /settings=(.+)/.exec(address)?.[1];
  if (written === undefined) return { name, settings: {} };
  const bytes = Uint8Array.from(atob(written), (character) => character.charCodeAt(0));
  const settings: unknown = JSON.parse(new TextDecoder().decode(bytes));
  return { name, settings: typeof settings === 'object' && settings !== null ? (settings as Settings) : {} };
}
