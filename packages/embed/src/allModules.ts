/** What the element of a module can do. */
export interface ShownModule extends HTMLElement {
  show(): void;
}

/** The modules of the page, those in open shadow roots too, in document order. */
export function allModules(root: ParentNode = document): ShownModule[] {
  const found: ShownModule[] = [];
  for (const element of root.querySelectorAll('*')) {
    if (element.localName === 'sr7-module') found.push(element as ShownModule);
    if (element.shadowRoot) found.push(...allModules(element.shadowRoot));
  }
  return found;
}
