/** As `renderFrame` of the compiler makes it. */
interface DrawnFrame {
  readonly html: string;
  readonly css: string;
  readonly fonts: readonly string[];
}

/**
 * Shows a first frame that a server has drawn: nothing but this script is needed for it. Its HTML is taken as it is, as that of
 * the page: the page's owner names it, and a module's document never can. Hands back how to take it away.
 */
export async function showFrame(host: HTMLElement, url: string): Promise<() => void> {
  const response = await fetch(url);
  if (response.status !== 200)
    throw new Error(`${url} Could not be Loaded: ${response.status} ${response.statusText}`);
  const { html, css, fonts } = (await response.json()) as DrawnFrame;
  // Hints to fetch its pictures may stand before it.
  const drawn = document.createRange().createContextualFragment(html).querySelector('sr7-module');
  if (!drawn) throw new Error(`${url} Could not be Loaded: there is no module in it`);
  const root = host.getRootNode() as Document | ShadowRoot;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets.push(sheet);
  for (const href of fonts) addStyleLink(href);
  host.replaceChildren(...drawn.childNodes);
  for (const { name, value } of drawn.attributes)
    if (name === 'class') host.classList.add(...value.split(' '));
    else host.setAttribute(name, value);
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
    host.replaceChildren();
  };
}

function addStyleLink(href: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const isThere = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(
    (each) => each.href === link.href,
  );
  if (!isThere) document.head.append(link);
}
