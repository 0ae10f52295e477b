/**
 * `<vitrine-module src="module.json">`: a box around a module. What else is inside shows until the module is drawn, and
 * stays if it cannot be loaded.
 */
export class VitrineElement extends HTMLElement {
  static readonly observedAttributes = ['src', 'alias'];
  #module: HTMLElement | null = null;

  connectedCallback(): void {
    this.style.display = 'block';
    this.#show();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#show();
  }

  #show(): void {
    const module = this.#module ?? document.createElement('sr7-module');
    const [src, alias] = [this.getAttribute('src'), this.getAttribute('alias')];
    if (src !== null) module.dataset['src'] = src;
    else if (alias !== null) module.dataset['alias'] = alias;
    if (this.#module) return;
    this.#module = module;
    // Drawn, it takes the place of what stood here for it.
    module.addEventListener('sr.module.drawn', () => {
      for (const child of Array.from(this.childNodes)) if (child !== module) child.remove();
    });
    this.append(module);
  }
}
