const modules = new WeakMap<HTMLElement, HTMLElement>();

/**
 * `<vitrine-module src="module.json">`: a box around a module. What else is inside shows until the module is drawn, and
 * stays if it cannot be loaded.
 */
export class VitrineElement extends HTMLElement {
  static get observedAttributes(): readonly string[] {
    return ['src', 'alias'];
  }

  connectedCallback(): void {
    this.style.display = 'block';
    showModule(this);
  }

  attributeChangedCallback(): void {
    if (this.isConnected) showModule(this);
  }
}

function showModule(box: HTMLElement): void {
  const known = modules.get(box);
  const module = known ?? document.createElement('sr7-module');
  const [src, alias] = [box.getAttribute('src'), box.getAttribute('alias')];
  if (src !== null) module.dataset['src'] = src;
  else if (alias !== null) module.dataset['alias'] = alias;
  if (known) return;
  modules.set(box, module);
  // Drawn, it takes the place of what stood here for it.
  module.addEventListener('sr.module.drawn', () => {
    for (const child of Array.from(box.childNodes)) if (child !== module) child.remove();
  });
  box.append(module);
}
