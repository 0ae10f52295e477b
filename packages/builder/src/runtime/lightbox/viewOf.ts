import { readSettings, type Settings, textOf } from '../settings/readSettings.ts';
import type { LightboxView } from './openLightbox.ts';
import { itemsOf, readItem } from './readItem.ts';

/** Our own pages write addresses without their host. */
const wholeUrl = (url: string): string =>
  url !== '' && URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI).href : '';

/** What a link, or another element, asks for. */
export function viewOf(element: Element): LightboxView {
  const settings = readSettings(element.getAttribute('data-elementor-lightbox'));
  const url = wholeUrl(textOf(settings['url']));
  if (settings['type'] === 'video') return { type: 'video', url, settings };
  // It says itself what is shown, and what of it.
  if (settings['type'] === 'image') return { type: 'image', url, item: null, settings };
  if (settings['type'] && settings['type'] !== 'slideshow') return { type: 'message', url, settings };
  const item = readItem(element);
  const group = element.getAttribute('data-elementor-lightbox-slideshow');
  if (group === null) return { type: 'image', url: url || item.image, item, settings };
  return { type: 'slideshow', group, items: itemsOf(group), url: item.video ?? item.image };
}

/** What an action asks for. */
export function viewOfAction(settings: Settings): LightboxView {
  const url = wholeUrl(textOf(settings['url']));
  const group = textOf(settings['slideshow']);
  if (group) return { type: 'slideshow', group, items: itemsOf(group), url };
  if (settings['id']) return { type: 'image', url, item: null, settings };
  return { type: settings['type'] === 'video' ? 'video' : 'message', url, settings };
}

/** Only what the web can show is opened; a message may have no address at all. */
export const isShown = (view: LightboxView): boolean =>
  view.url.startsWith('http') ||
  (view.type === 'message' && !view.settings['url'] && textOf(view.settings['html']) !== '');
