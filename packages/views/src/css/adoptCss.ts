/** Gives CSS to a document or a shadow root without any markup, as pages with a strict policy allow it. */
export function adoptCss(root: Node, css: string): () => void {
  if (!(root instanceof Document || root instanceof ShadowRoot)) return () => undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets.push(sheet);
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
