import type { ModuleElement } from './ModuleElement.ts';

/** The modules of the page, those in open shadow roots too, in document order. */
export function allModules(root: ParentNode = document): ModuleElement[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.localName === 'sr7-module' ? [element as ModuleElement] : []),
    ...(element.shadowRoot ? allModules(element.shadowRoot) : []),
  ]);
}
