/** As `renderFrame` of the compiler makes it. */
interface DrawnFrame {
  readonly html: string;
  readonly css: string;
  readonly fonts: readonly string[];
}

/**
 * Shows a first frame that a server has drawn: nothing but this script is needed for it. Its HTML is taken as it is, as that of
 * the page: the page's owner names it, and a module's document never can. Hands back how to take it away; null when nobody wants it any more.
 */
export async function showFrame(
  host: HTMLElement,
  url: string,
  isWanted: () => boolean,
): Promise<(() => void) | null> {
  const response = await fetch(url);
  if (response.status !== 200)
    throw new Error(`${url} Could not be Loaded: ${response.status} ${response.statusText}`);
  const { html, css, fonts } = (await response.json()) as DrawnFrame;
  if (!isWanted()) return null;
  // Hints to fetch its pictures may stand before it.
  const drawn = document.createRange().createContextualFragment(html).querySelector('sr7-module');
  if (!drawn) throw new Error(`${url} Could not be Loaded: there is no module in it`);
  const before = new Set(host.getAttributeNames());
  const root = host.getRootNode() as Document | ShadowRoot;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets.push(sheet);
  for (const href of fonts) addStyleLink(href);
  host.replaceChildren(...drawn.childNodes);
  const written = [...drawn.attributes].map(({ name, value }) => [name, from(name, value, url)] as const);
  for (const [name, value] of written)
    if (name === 'class') host.classList.add(...value.split(' '));
    else host.setAttribute(name, value);
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
    host.replaceChildren();
    // What the page's owner has named anew meanwhile stays.
    for (const [name, value] of written)
      if (!before.has(name) && host.getAttribute(name) === value) host.removeAttribute(name);
  };
}

const ADDRESSES: ReadonlySet<string> = new Set(['data-src', 'data-play']);

/** Addresses in a frame count from its own, which may be another host's. */
const from = (name: string, value: string, url: string): string =>
  ADDRESSES.has(name) ? new URL(value, new URL(url, document.baseURI)).href : value;

function addStyleLink(href: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const isThere = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(
    (each) => each.href === link.href,
  );
  if (!isThere) document.head.append(link);
}
