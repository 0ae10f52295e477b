import type { Page, Route } from '@playwright/test';
import type { Recorded, RecordedDocument } from './recordings.ts';

/** Every family is this one, so that both sides set their texts alike. */
const FONT = 'Liberation Sans';
/** What layers and navigation are set in where a document names nothing. */
const USUAL_FAMILIES = ['Roboto', 'Open Sans', 'Montserrat'];
const SYSTEM = /,|^(?:arial|helvetica|serif|sans-serif|inherit)$/i;

export const elementId = ({ id }: RecordedDocument): string => `SR7_${id}_1`;

function familiesIn(value: unknown, found: Set<string>): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, each] of Object.entries(value)) {
    if (key === 'family' && typeof each === 'string' && !SYSTEM.test(each))
      found.add(each.replace(/["']/g, '').trim());
    else familiesIn(each, found);
  }
  return found;
}

function fontFaces({ settings, slides }: RecordedDocument): string {
  const named = Object.values(settings.fonts ?? {}).flatMap(({ name }) => name ?? []);
  const families = new Set([...USUAL_FAMILIES, ...familiesIn(slides, new Set()), ...named]);
  return [...families]
    .map((family) => `@font-face{font-family:"${family}";src:local("${FONT}");font-weight:100 900}`)
    .join('');
}

/** Slide keys in the order of play, the global slide last. */
const slideKeys = ({ slides }: RecordedDocument): string[] =>
  Object.entries(slides)
    .sort(
      ([, { slide: a }], [, { slide: b }]) =>
        Number(a.global ?? false) - Number(b.global ?? false) || (a.order ?? 0) - (b.order ?? 0),
    )
    .map(([key]) => key);

/** A page with the module, as the original's server writes it, and nothing else. Only where things stand is asked: nothing need be painted. */
function pageOf(document: RecordedDocument): string {
  const id = elementId(document);
  const slides = slideKeys(document).map(
    (key) => `<sr7-slide id="${id}-${key}" data-key="${key}"></sr7-slide>`,
  );
  const json = JSON.stringify(document).replace(/</g, '\\u003c');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>One module</title><style>html{opacity:0}body{margin:0}${fontFaces(document)}</style>
<script>window.SR7={JSON:{},PMH:{},F:{},G:{breakPoints:[1240,1024,778,480]},LIB:{},E:{resturl:'/wp-json/',plugin_url:'/plugin/'}}</script>
<script src="/vitrine.js" async></script></head><body>
<sr7-module data-alias="${document.settings.alias ?? 'module'}" data-id="${document.id}" id="${id}" class="rs-ov-hidden"><sr7-adjuster></sr7-adjuster><sr7-content>${slides.join('')}</sr7-content></sr7-module>
<script>SR7.JSON['${id}']=${json};SR7.shouldBeInited=true</script>
<div id="after" style="height:1200px"></div></body></html>`;
}

const picture = ([width, height]: readonly [number, number]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#969696" d="M0 0h${width}v${height}H0z"/></svg>`;

/** Opens the module under the conditions of its recording: stand-in pictures of the same sizes, one font, an empty server. */
export async function openRecorded(
  page: Page,
  { recording, document }: Recorded,
  origin: string,
): Promise<void> {
  const { sizes } = recording.conditions.pictures;
  const answer = (route: Route): Promise<void> => {
    const url = new URL(route.request().url());
    const { pathname } = url;
    if (pathname === '/recorded.html')
      return route.fulfill({ contentType: 'text/html', body: pageOf(document) });
    if (url.origin === origin && pathname.startsWith('/vitrine')) return route.continue();
    if (/\.(?:png|jpe?g|webp|gif|avif)$/i.test(pathname)) {
      const size = sizes[url.href] ?? sizes[pathname] ?? sizes[decodeURIComponent(pathname)] ?? [1600, 900];
      return route.fulfill({ contentType: 'image/svg+xml', body: picture(size) });
    }
    if (pathname.endsWith('.svg'))
      return route.fulfill({ contentType: 'image/svg+xml', body: picture([100, 100]) });
    if (pathname.endsWith('.css')) return route.fulfill({ contentType: 'text/css', body: '' });
    const key = url.searchParams.get('slideid') ?? '';
    const slide = document.slides[key];
    return slide
      ? route.fulfill({ json: { success: true, message: '', slides: { [key]: slide }, addOns: [] } })
      : route.fulfill({ status: 404, body: '' });
  };
  await page.route(/^https?:/, answer);
  await page.goto(`${origin}/recorded.html`);
}
