/** What the element of a module can do. */
export interface ShownModule extends HTMLElement {
  show(): void;
}

/** The modules of the page, those in open shadow roots too, in document order. */
export function allModules(root: ParentNode = document): ShownModule[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.localName === 'sr7-module' ? [element as ShownModule] : []),
    ...(element.shadowRoot ? allModules(element.shadowRoot) : []),
  ]);
}
