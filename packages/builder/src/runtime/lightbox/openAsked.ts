import type { PageContext } from '../page/PageContext.ts';
import { readSettings, type Settings, textOf } from '../settings/readSettings.ts';
import { type LightboxView, openLightbox } from './openLightbox.ts';
import { itemsOf, readItem } from './readItem.ts';

/** What a link or another element of the page asks for. */
export const openLink = (element: Element, page: PageContext): void => show(viewOf(element), page);

/** What an action asks for. */
export const openAction = (settings: Settings, page: PageContext): void => show(viewOfAction(settings), page);

function show(view: LightboxView, page: PageContext): void {
  if (view.url.startsWith('http')) openLightbox(view, page);
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

function viewOfAction(settings: Settings): LightboxView {
  const url = wholeUrl(textOf(settings['url']));
  const group = textOf(settings['slideshow']);
  if (group) return { type: 'slideshow', group, items: itemsOf(group), url };
  if (settings['id']) return { type: 'image', url, item: null, settings };
  return { type: settings['type'] === 'video' ? 'video' : 'message', url, settings };
}
