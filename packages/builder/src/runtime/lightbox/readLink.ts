import type { PressedLink } from './lightboxLink.ts';

/** What may open the lightbox. */
export const LIGHTBOX_LINKS = 'a, [data-elementor-lightbox]';

/** Links of drawings have an object for their address. */
export function hrefOf(element: Element): string {
  const href: unknown = 'href' in element ? element.href : '';
  const written = typeof href === 'string' ? href : (element.getAttribute('href') ?? '');
  return URL.canParse(written, document.baseURI) ? new URL(written, document.baseURI).href : '';
}

export const readLink = (element: Element): PressedLink => ({
  isLink: element.localName.toLowerCase() === 'a',
  href: hrefOf(element),
  isDownload: element.hasAttribute('download'),
  isVideo: element.hasAttribute('data-elementor-lightbox-video'),
  flag: element.getAttribute('data-elementor-open-lightbox'),
});
