import { listen } from '@vitrine/browser';
import { loadChunk } from '../assets/loadChunk.ts';
import type { PageContext } from '../page/PageContext.ts';
import { opensLightbox } from './lightboxLink.ts';
import { LIGHTBOX_LINKS, readLink } from './readLink.ts';

const load = () => loadChunk('lightbox', () => import('./openAsked.ts'));
type Lightbox = Awaited<ReturnType<typeof load>>;

const withLightbox = (call: (lightbox: Lightbox) => void): void => void load().then(call).catch(reportError);

/** Pictures and films over the page. The first link that opens it fetches what it needs ahead. */
export function startLightbox(page: PageContext): void {
  const opens = (element: Element): boolean => opensLightbox(readLink(element), page.config.kit);

  page.actions.add('lightbox', (settings) => withLightbox(({ openAction }) => openAction(settings, page)));

  listen(document, 'click', (event) => {
    // Who asks for another tab or window gets it; the original opens the lightbox there, too.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const element = event.target instanceof Element ? event.target.closest(LIGHTBOX_LINKS) : null;
    if (!element || !opens(element)) return;
    event.preventDefault();
    withLightbox(({ openLink }) => openLink(element, page));
  });

  if ([...document.querySelectorAll(LIGHTBOX_LINKS)].some(opens)) withLightbox(() => undefined);
}
