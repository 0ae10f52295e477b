/** Gives CSS to a document or a shadow root without any markup, as pages with a strict policy allow it. */
export function adoptCss(root: Node, css: string): () => void {
  if (!(root instanceof Document || root instanceof ShadowRoot)) return () => undefined;
  if (!('adoptedStyleSheets' in root)) return addStyle(root, css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets.push(sheet);
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}

/** For older browsers: modules stand still in them, and must not be without their rules. */
function addStyle(root: Document | ShadowRoot, css: string): () => void {
  const style = document.createElement('style');
  style.textContent = css;
  (root instanceof Document ? root.head : root).append(style);
  return () => style.remove();
}
