import { isSafeUrl, type JsonObject, normalizeUrl } from '@vitrine/model';

const IS_WHOLE = /^(?:[a-z][a-z\d+.-]*:|\/)/i;

/**
 * Where the add-ons of an answer or a document are, by name. Addresses without a host are below the plugins' folder, or
 * beside the page when that is not known (static exports). Those that would run code at once are left out.
 */
export function addOnUrls(answer: { readonly addOns?: unknown }, pluginUrl: string): Record<string, string> {
  const written = Object.entries((answer.addOns ?? {}) as JsonObject);
  const usable = written.filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && entry[1] !== '' && isSafeUrl(entry[1]),
  );
  return Object.fromEntries(
    usable.map(([name, url]) => [
      name,
      normalizeUrl(IS_WHOLE.test(url) ? url : pluginUrl + url.replace(/^\.\//, '')),
    ]),
  );
}
