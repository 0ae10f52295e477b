import { VitrineModule } from '@vitrine/views';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { loadDocument } from './loadDocument.ts';

let serial = 0;

/**
 * `<vitrine-module src="module.json">`: draws a module where it stands. What is inside the element shows until
 * the module is there, and stays if it cannot be loaded.
 */
export class VitrineElement extends HTMLElement {
  static readonly observedAttributes = ['src'];
  #root: Root | null = null;
  readonly #serial = ++serial;
  /** What was asked for last. */
  #asked: string | null = null;

  connectedCallback(): void {
    void this.#draw();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) void this.#draw();
  }

  disconnectedCallback(): void {
    this.#asked = null;
    this.#root?.unmount();
    this.#root = null;
  }

  async #draw(): Promise<void> {
    const src = this.getAttribute('src') ?? '';
    // An element that stands in the page before its script is told of its attribute and of its place, both at once.
    if (src === this.#asked) return;
    this.#asked = src;
    const loaded = await loadDocument(src);
    if (!this.isConnected || src !== this.getAttribute('src')) return;
    if (!loaded.ok) {
      console.error(loaded.error);
      return;
    }
    if (!this.#root) {
      this.replaceChildren();
      this.style.display = 'block';
      this.#root = createRoot(this);
    }
    this.#root.render(createElement(VitrineModule, { document: loaded.document, serial: this.#serial }));
  }
}
