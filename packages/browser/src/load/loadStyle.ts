import { addLoaded, type LoadOptions, whenLoaded } from './addLoaded.ts';
import { type LoadPlace, registryOf } from './registries.ts';

/** A style sheet of a document or a shadow root. One that stands there already, as a server wrote it, is taken. */
export function loadStyle(url: string, { into = document, nonce }: LoadOptions = {}): Promise<void> {
  return registryOf(into).once('style', url, () => {
    const failure = `Failed to load style: ${url}`;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    const present = findSheet(into, link.href);
    if (present?.sheet) return Promise.resolve();
    // In a page that is complete it has failed, and will not say so again.
    if (present && document.readyState !== 'complete') return whenLoaded(present, failure);
    return addLoaded(link, 'head' in into ? into.head : into, failure, nonce);
  });
}

const findSheet = (place: LoadPlace, href: string): HTMLLinkElement | undefined =>
  [...place.querySelectorAll<HTMLLinkElement>('link[rel~=stylesheet]')].find((link) => link.href === href);
