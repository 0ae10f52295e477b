import { createElementModule, type ElementModule } from './createElementModule.ts';

/** Beside the elements, not in fields of theirs: written for older browsers, fields take half as much script again. */
const modules = new WeakMap<HTMLElement, ElementModule>();

function moduleOf(element: HTMLElement): ElementModule {
  const module = modules.get(element) ?? createElementModule(element);
  modules.set(element, module);
  return module;
}

/**
 * `<sr7-module data-alias="hero">`: a module, drawn where it stands. Its data is in the page, in the file that `data-src`
 * names, or with the server. What is inside shows until it is drawn, and stays if it cannot be loaded.
 */
export class ModuleElement extends HTMLElement {
  static get observedAttributes(): readonly string[] {
    return ['data-src', 'data-frame', 'data-alias', 'data-id'];
  }

  connectedCallback(): void {
    this.show();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.show();
  }

  disconnectedCallback(): void {
    // An element that is moved is put in again at once: it plays on.
    void Promise.resolve().then(() => this.isConnected || moduleOf(this).end());
  }

  /** Draws what it should show, unless it does. Pages that hand data over later call it then. */
  show(): void {
    moduleOf(this).show();
  }
}
