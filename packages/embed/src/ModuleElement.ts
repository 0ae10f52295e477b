import type { Disposer } from '@vitrine/browser';
import type { Player } from '@vitrine/engine';
import { imageList, withImages } from './page/imageList.ts';
import { registerModal } from './modal/pageModals.ts';
import { pageSettings } from './page/settings.ts';
import { createSource, sliderClient } from './sources/createSource.ts';
import { type DataPlace, findData } from './sources/findData.ts';
import { loadDocument } from './sources/loadDocument.ts';
import { fetchAhead, peekPicture } from './sources/peekPicture.ts';
import { showFrame } from './sources/showFrame.ts';

let serial = 0;

/**
 * `<sr7-module data-alias="hero">`: a module, drawn where it stands. Its data is in the page, in the file that `data-src`
 * names, or with the server. What is inside shows until it is drawn, and stays if it cannot be loaded.
 */
export class ModuleElement extends HTMLElement {
  static readonly observedAttributes = ['data-src', 'data-frame', 'data-alias', 'data-id'];
  readonly #serial = ++serial;
  /** What it shows, or is about to. */
  #asked: string | null = null;
  #turn = {};
  /** What its module is called. */
  #names: { readonly id: string; readonly alias: string } | null = null;
  #dispose: Disposer | null = null;
  /** The frame that it shows, and how to take it away. */
  #frame: string | null = null;
  #isFraming = false;
  #removeFrame: Disposer | null = null;

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
    // Drawn by someone else, who also brings it to life.
    const isOthers = this.hasAttribute('data-drawn') && !this.dataset['src'];
    const { frame } = this.dataset;
    if (frame !== undefined && frame !== this.#frame) return void this.#showFrame(frame);
    const place = isOthers || this.#isFraming ? null : findData(this);
    if (!place || this.#isShown(place)) return;
    const asked = place.kind === 'here' ? 'here' : JSON.stringify(place);
    // An element that stands in the page before its script is told of its attributes and of its place, both at once.
    if (asked === this.#asked) return;
    // First: what ends takes its attributes away, and each is told.
    this.#asked = asked;
    this.#stop();
    void (this.dataset['modal'] === undefined ? this.#draw(place) : this.#wait(place));
  }

  /** A frame that a server has drawn says itself where its document is, if it has more to do than stand there. */
  async #showFrame(frame: string): Promise<void> {
    this.#end();
    this.#frame = frame;
    this.#isFraming = true;
    const turn = this.#turn;
    try {
      const dispose = await showFrame(this, frame);
      if (this.#turn !== turn) return dispose();
      this.#removeFrame = dispose;
      this.#tell('drawn');
    } catch (error) {
      tell(error);
    } finally {
      this.#isFraming = false;
    }
    if (this.#turn === turn) this.show();
  }

  /** Drawn, it bears the names of its module: they ask for nothing new. */
  #isShown(place: DataPlace): boolean {
    if (place.kind !== 'server' || !this.#names) return false;
    return ['', this.#names.id].includes(place.id) && ['', this.#names.alias].includes(place.alias);
  }

  /** A pop-up shows nothing where it stands: it waits for what opens it. */
  async #wait(place: DataPlace): Promise<void> {
    const turn = this.#turn;
    this.hidden = true;
    try {
      const dispose = await registerModal(this, place);
      if (this.#turn === turn) this.#dispose = dispose;
      else dispose();
    } catch (error) {
      tell(error);
    }
  }

  async #draw(place: DataPlace): Promise<void> {
    const turn = this.#turn;
    const isWanted = (): boolean => this.#turn === turn;
    const { play } = this.dataset;
    try {
      if (play !== undefined && (await this.#playDrawn(play, isWanted))) return;
      // What draws comes while the data does.
      const [document, { drawModule }] = await Promise.all([this.#load(place), import('./draw.ts')]);
      if (!isWanted()) return;
      this.#names = namesOf(document);
      const moment = this.dataset['moment'];
      const dispose = await drawModule(this, document, {
        serial: this.#serial,
        settings: pageSettings(),
        client: sliderClient,
        source: createSource(this.dataset['id'] || this.#names.id),
        momentMs: moment === undefined ? null : Number(moment),
        isWanted,
        onPlayer: (player) => this.#live(player),
      });
      if (dispose) this.#keep(dispose, isWanted);
    } catch (error) {
      tell(error);
    }
  }

  /** What a server has drawn and read already is only played. False where that cannot be: its document can. */
  async #playDrawn(url: string, isWanted: () => boolean): Promise<boolean> {
    const [data, { playFrom }] = await Promise.all([fetchJson(url), import('./playDrawn.ts')]);
    if (!isWanted()) return true;
    const dispose = await playFrom(this, data, { onPlayer: (player) => this.#live(player) });
    if (dispose) this.#keep(dispose, isWanted);
    return dispose !== null;
  }

  #keep(dispose: Disposer, isWanted: () => boolean): void {
    if (!isWanted()) return dispose();
    this.#dispose = dispose;
    this.#tell('drawn');
  }

  async #load(place: DataPlace): Promise<unknown> {
    const document = withImages(await loadDocument(place), imageList(this));
    if (!this.hasAttribute('data-drawn')) fetchAhead(peekPicture(document));
    return document;
  }

  #live(player: Player): void {
    this.#tell('ready', { player });
  }

  #tell(what: 'drawn' | 'ready', detail?: unknown): void {
    this.dispatchEvent(new CustomEvent(`sr.module.${what}`, { bubbles: true, composed: true, detail }));
  }

  #end(): void {
    this.#asked = null;
    this.#stop();
    this.#removeFrame?.();
    this.#removeFrame = null;
    this.#frame = null;
  }

  #stop(): void {
    this.#turn = {};
    this.#names = null;
    this.#dispose?.();
    this.#dispose = null;
  }
}

/** Null for what cannot be had. */
const fetchJson = (url: string): Promise<unknown> =>
  fetch(url)
    .then((response) => response.json())
    .catch(() => null);

/** In words for the page's owner. */
const tell = (error: unknown): void => console.error(error instanceof Error ? error.message : error);

function namesOf(document: unknown): { readonly id: string; readonly alias: string } {
  const { id, settings } = document as { id?: unknown; settings?: { alias?: unknown } };
  return { id: String(id ?? ''), alias: String(settings?.alias ?? '') };
}
