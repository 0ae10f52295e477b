import { listen } from '@vitrine/browser';
import { loadChunk } from '../assets/loadChunk.ts';
import type { PageContext } from '../page/PageContext.ts';
import { readSettings, textOf } from '../settings/readSettings.ts';
import { opensLightbox } from './lightboxLink.ts';
import type { LightboxView } from './openLightbox.ts';
import { itemsOf, LIGHTBOX_LINKS, readItem, readLink } from './readLink.ts';

const load = () => loadChunk('lightbox', () => import('./openLightbox.ts'));

/** Pictures and films over the page. The first link that opens it fetches what it needs ahead. */
export function startLightbox(page: PageContext): void {
  const { kit } = page.config;
  const show = (view: LightboxView): void => {
    if (!view.url.startsWith('http')) return;
    void load()
      .then(({ openLightbox }) => openLightbox(view, page))
      .catch(reportError);
  };

  page.actions.add('lightbox', (settings) => {
    const url = wholeUrl(textOf(settings['url']));
    const group = textOf(settings['slideshow']);
    if (group) show({ type: 'slideshow', group, items: itemsOf(group), url });
    else if (settings['id']) show({ type: 'image', url, item: null, settings });
    else show({ type: settings['type'] === 'video' ? 'video' : 'message', url, settings });
  });

  listen(document, 'click', (event) => {
    // Who asks for another tab or window gets it; the original opens the lightbox there, too.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const element = event.target instanceof Element ? event.target.closest(LIGHTBOX_LINKS) : null;
    if (!element || !opensLightbox(readLink(element), kit)) return;
    event.preventDefault();
    show(viewOf(element));
  });

  const isWanted = [...document.querySelectorAll(LIGHTBOX_LINKS)].some((element) =>
    opensLightbox(readLink(element), kit),
  );
  if (isWanted && !page.config.environmentMode.edit) void load().catch(reportError);
}

/** Our own pages write addresses without their host. */
const wholeUrl = (url: string): string =>
  url !== '' && URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI).href : '';

function viewOf(element: Element): LightboxView {
  const settings = readSettings(element.getAttribute('data-elementor-lightbox'));
  const url = wholeUrl(textOf(settings['url']));
  if (settings['type'] === 'video') return { type: 'video', url, settings };
  if (settings['type'] && settings['type'] !== 'slideshow' && settings['type'] !== 'image')
    return { type: 'message', url, settings };
  const item = readItem(element);
  const group = element.getAttribute('data-elementor-lightbox-slideshow');
  if (group === null) return { type: 'image', url: url || item.image, item, settings };
  return { type: 'slideshow', group, items: itemsOf(group), url: item.video ?? item.image };
}
