import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const require = createRequire(import.meta.url);
/** As many pages have it, which the page's own scripts and extensions are written for. */
const JQUERY = readFileSync(require.resolve('jquery/dist/jquery.min.js'), 'utf8');

/** What of another server's style sheet the script counts on. */
const SHEET = `
*{box-sizing:border-box}body{margin:0;font:16px/1.5 sans-serif;background:#fff;color:#111}
.elementor-screen-only{position:absolute;top:-10000em;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip:rect(0,0,0,0);border:0}
#elementor-device-mode::after{content:"desktop"}
@media(max-width:1024px){#elementor-device-mode::after{content:"tablet"}}
@media(max-width:767px){#elementor-device-mode::after{content:"mobile"}}
.elementor-invisible{visibility:hidden}
.animated{animation-duration:1.25s}.fadeIn{animation-name:fadeIn}@keyframes fadeIn{from{opacity:0}to{opacity:1}}
.swiper{overflow:hidden;position:relative}.swiper-wrapper{display:flex;width:100%;position:relative}
.swiper-slide{flex-shrink:0;width:100%;position:relative}.swiper-slide img{display:block;width:100%;height:80px}
.swiper-pagination-bullet{display:inline-block;width:24px;height:24px;margin:4px;border-radius:50%;background:#000}
.elementor-tab-content{display:none}
.elementor-section{position:relative}`;

export interface ForeignPage {
  /** The documents of the page. */
  readonly body: string;
  /** `elementorFrontendConfig`; default: none. */
  readonly config?: object;
  /** A script of an extension, which runs before ours. */
  readonly extension?: string;
  readonly css?: string;
  readonly hash?: string;
  readonly dir?: 'ltr' | 'rtl';
  /** Whether the page has that server's style sheet; default true. */
  readonly hasSheet?: boolean;
}

/** Opens a page as somebody else's server wrote it, with our script in place of theirs. */
export async function openForeign(
  page: Page,
  { body, config, extension = '', css = '', hash = '', dir = 'ltr', hasSheet = true }: ForeignPage,
): Promise<void> {
  const html = `<!doctype html><html lang="en" dir="${dir}"><meta charset="utf-8"><title>A page of another server</title>
<meta name="viewport" content="width=device-width"><style>${hasSheet ? SHEET : ''}${css}</style><body class="elementor-default${dir === 'rtl' ? ' rtl' : ''}">
<main><h1>A page</h1>${body}</main>
<script>${JQUERY}</script>
${config ? `<script>var elementorFrontendConfig = ${JSON.stringify({ is_rtl: dir === 'rtl', ...config })};</script>` : ''}
<script>${extension}</script>
<script type="module" src="/vitrine-pages.js"></script></body></html>`;
  await page.route('**/of-another-server/**', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await page.goto(`/of-another-server/${hash}`);
}

const attribute = (settings: object): string =>
  JSON.stringify(settings).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** An element of a document, as servers write it. */
export const element = (
  type: string,
  id: string,
  html: string,
  { settings, classes = '' }: { readonly settings?: object; readonly classes?: string } = {},
): string => {
  const [kind, widget] = type.startsWith('widget:') ? ['widget', type.slice(7)] : [type, null];
  const own = widget
    ? `elementor-widget elementor-widget-${widget}`
    : kind === 'section'
      ? 'elementor-section'
      : 'e-con e-parent';
  return `<div class="elementor-element elementor-element-${id} ${own} ${classes}" data-id="${id}" data-element_type="${kind}"${widget ? ` data-widget_type="${widget}.default"` : ''}${settings ? ` data-settings="${attribute(settings)}"` : ''}>${html}</div>`;
};

export const documentOf = (...elements: readonly string[]): string =>
  `<div data-elementor-type="wp-page" data-elementor-id="12" class="elementor elementor-12">${elements.join('\n')}</div>`;

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#357"/></svg>')}`;

/** A carousel of pictures. */
export function carousel(
  id: string,
  count: number,
  settings?: object,
  { lazy = false, dir = 'ltr' }: { readonly lazy?: boolean; readonly dir?: string } = {},
): string {
  const slides = Array.from({ length: count }, (_each, at) => {
    const image = lazy
      ? `<img class="swiper-slide-image swiper-lazy" data-src="${PICTURE}#${at}" alt="Picture ${at + 1}"><div class="swiper-lazy-preloader"></div>`
      : `<img class="swiper-slide-image" src="${PICTURE}" alt="Picture ${at + 1}">`;
    return `<div class="swiper-slide" role="group" aria-roledescription="slide" aria-label="${at + 1} of ${count}"><figure class="swiper-slide-inner" style="margin:0"><a href="#slide-${at + 1}">${image}</a></figure></div>`;
  }).join('');
  const html = `<div class="elementor-image-carousel-wrapper swiper" role="region" aria-roledescription="carousel" aria-label="Carousel ${id}" dir="${dir}"><div class="elementor-image-carousel swiper-wrapper" aria-live="polite">${slides}</div>
<div class="elementor-swiper-button elementor-swiper-button-prev" role="button" tabindex="0">‹</div><div class="elementor-swiper-button elementor-swiper-button-next" role="button" tabindex="0">›</div><div class="swiper-pagination"></div></div>`;
  return element('widget:image-carousel', id, html, settings ? { settings } : {});
}
