/** Where CSS went, and as what. */
export interface AdoptedCss {
  readonly root: Node;
  readonly sheet: CSSStyleSheet | HTMLStyleElement | null;
}

/** Gives CSS to a document or a shadow root without any markup, as pages with a strict policy allow it. */
export function adoptCss(root: Node, css: string): () => void {
  const adopted = adoptSheet(root, css);
  return () => releaseSheets([adopted]);
}

export function adoptSheet(root: Node, css: string): AdoptedCss {
  if (!(root instanceof Document || root instanceof ShadowRoot)) return { root, sheet: null };
  if (!('adoptedStyleSheets' in root)) return { root, sheet: addStyle(root, css) };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets.push(sheet);
  return { root, sheet };
}

/** All at once: browsers go through the whole list of a root's sheets whenever it is set. */
export function releaseSheets(adopted: readonly AdoptedCss[]): void {
  const gone = new Set<unknown>(adopted.map(({ sheet }) => sheet));
  for (const root of new Set(adopted.map((each) => each.root)))
    if ((root instanceof Document || root instanceof ShadowRoot) && 'adoptedStyleSheets' in root)
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !gone.has(sheet));
  for (const { sheet } of adopted) if (sheet instanceof HTMLStyleElement) sheet.remove();
}

/** For older browsers: modules stand still in them, and must not be without their rules. */
function addStyle(root: Document | ShadowRoot, css: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = css;
  (root instanceof Document ? root.head : root).append(style);
  return style;
}
