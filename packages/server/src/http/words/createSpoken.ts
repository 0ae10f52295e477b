import { readSettings } from '../../settings/readSettings.ts';
import type { Shop } from '../../Shop.ts';

/** What the shop speaks, for who has no call to ask. */
export type Spoken = () => Promise<string>;

/** A database that does not answer leaves what it said before: a refusal that says so must not wait for it. */
export function createSpoken(shop: Shop): Spoken {
  let language = 'en';
  return async () => {
    try {
      language = (await readSettings(shop)).site.language;
    } catch {
      // Said by who answers.
    }
    return language;
  };
}
