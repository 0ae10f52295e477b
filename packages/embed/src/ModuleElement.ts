import type { Disposer } from '@vitrine/browser';
import type { Player } from '@vitrine/engine';
import { imageList, withImages } from './page/imageList.ts';
import { pageSettings } from './page/settings.ts';
import { createSource } from './sources/createSource.ts';
import { type DataPlace, findData } from './sources/findData.ts';
import { loadDocument } from './sources/loadDocument.ts';

let serial = 0;

/**
 * `<sr7-module data-alias="hero">`: a module, drawn where it stands. Its data is in the page, in the file that `data-src`
 * names, or with the server. What is inside shows until it is drawn, and stays if it cannot be loaded.
 */
export class ModuleElement extends HTMLElement {
  static readonly observedAttributes = ['data-src', 'data-alias', 'data-id'];
  readonly #serial = ++serial;
  /** What it shows, or is about to. */
  #asked: string | null = null;
  #turn = {};
  #dispose: Disposer | null = null;
  player: Player | null = null;

  connectedCallback(): void {
    this.show();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.show();
  }

  disconnectedCallback(): void {
    // An element that is moved is put in again at once: it plays on.
    queueMicrotask(() => this.isConnected || this.#end());
  }

  /** Draws what it should show, unless it does. Pages that hand data over later call it then. */
  show(): void {
    // Drawn by someone else, who also brings it to life; or a pop-up, which waits to be opened.
    const isOthers = this.hasAttribute('data-drawn') && !this.dataset['src'];
    if (isOthers || this.hasAttribute('data-modal')) return;
    const place = findData(this);
    if (!place || this.#isShown(place)) return;
    const asked = place.kind === 'here' ? 'here' : JSON.stringify(place);
    // An element that stands in the page before its script is told of its attributes and of its place, both at once.
    if (asked === this.#asked) return;
    // First: what ends takes its attributes away, and each is told.
    this.#asked = asked;
    this.#stop();
    void this.#draw(place);
  }

  /** Drawn, it bears the names of its module: they ask for nothing new. */
  #isShown(place: DataPlace): boolean {
    if (place.kind !== 'server' || !this.player) return false;
    const { id, settings } = this.player.module;
    return ['', id].includes(place.id) && ['', settings.alias].includes(place.alias);
  }

  async #draw(place: DataPlace): Promise<void> {
    const turn = this.#turn;
    const isWanted = (): boolean => this.#turn === turn;
    try {
      // What draws comes while the data does.
      const [document, { drawModule }] = await Promise.all([loadDocument(place), import('./draw.ts')]);
      if (!isWanted()) return;
      const moment = this.dataset['moment'];
      const dispose = await drawModule(this, withImages(document, imageList(this)), {
        serial: this.#serial,
        settings: pageSettings(),
        source: createSource(this.dataset['id'] || idOf(document)),
        momentMs: moment === undefined ? null : Number(moment),
        isWanted,
        onPlayer: (player) => this.#live(player),
      });
      if (!dispose) return;
      if (!isWanted()) return dispose();
      this.#dispose = dispose;
      this.#tell('drawn');
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }

  #live(player: Player): void {
    this.player = player;
    this.#tell('ready', { player });
  }

  #tell(what: 'drawn' | 'ready', detail?: unknown): void {
    this.dispatchEvent(new CustomEvent(`sr.module.${what}`, { bubbles: true, composed: true, detail }));
  }

  #end(): void {
    this.#asked = null;
    this.#stop();
  }

  #stop(): void {
    this.#turn = {};
    this.player = null;
    this.#dispose?.();
    this.#dispose = null;
  }
}

const idOf = (document: unknown): string =>
  typeof document === 'object' && document !== null && 'id' in document ? String(document.id) : '';
