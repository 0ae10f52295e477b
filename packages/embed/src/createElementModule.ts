import { canDraw, canPlay, type Disposer, standStill } from '@vitrine/browser';
import type { Player } from '@vitrine/engine';
import { type RememberedClick, rememberClick } from '@vitrine/player';
import { imageList, withImages } from './page/imageList.ts';
import { registerModal } from './modal/pageModals.ts';
import { pageSettings } from './page/settings.ts';
import { importPart } from './parts.ts';
import { compiledFrame } from './sources/compiledFrame.ts';
import { createSource, sliderClient } from './sources/createSource.ts';
import { type DataPlace, findData } from './sources/findData.ts';
import { loadDocument } from './sources/loadDocument.ts';
import { fetchAhead, peekPicture } from './sources/peekPicture.ts';
import { picturesShown } from './sources/picturesShown.ts';
import { showFrame } from './sources/showFrame.ts';
import { wholeFrame } from './sources/wholeFrame.ts';

let serial = 0;

/** What an element does about the module that it names. */
export interface ElementModule {
  /** Draws what it should show, unless it does. */
  show(): void;
  end(): void;
}

export function createElementModule(host: HTMLElement): ElementModule {
  const ownSerial = ++serial;
  /** What it shows, or is about to. */
  let asked: string | null = null;
  let turn = {};
  /** What its module is called. */
  let names: { readonly id: string; readonly alias: string } | null = null;
  let disposeModule: Disposer | null = null;
  /** The frame that it shows, and how to take it away. */
  let shownFrame: string | null = null;
  let isFraming = false;
  let removeFrame: Disposer | null = null;
  /** What the element was called when its server's frame stood there. */
  let framed: string | null = null;
  let isEnding = false;

  /** Draws what it should show, unless it does. Pages that hand data over later call it then. */
  function show(): void {
    if (isEnding) return;
    // An older browser shows what a server has drawn, or what stands here instead.
    if (!canDraw()) return standStill(host);
    // Its owner means another module than the one that its server's frame has named it for.
    if (framed !== null && framed !== namesIn(host)) end();
    // Drawn by someone else, who also brings it to life.
    const isOthers = host.hasAttribute('data-drawn') && !host.dataset['src'];
    const place = isOthers ? null : findData(host);
    const isHere = place !== null && isShown(place);
    const frame = host.dataset['frame'] ?? (place && !isHere ? compiledFrame(host, place) : null);
    if (frame !== null && frame !== shownFrame) return void frameIn(frame);
    if (host.hasAttribute('data-drawn') && !canPlay()) return standStill(host);
    if (!place || isHere || isFraming) return;
    const wanted = place.kind === 'here' ? 'here' : JSON.stringify(place);
    // An element that stands in the page before its script is told of its attributes and of its place, both at once.
    if (wanted === asked) return;
    // First: what ends takes its attributes away, and each is told.
    asked = wanted;
    stop();
    void (host.dataset['modal'] === undefined ? draw(place) : wait(place));
  }

  /** A frame that a server has drawn says itself where its document is, if it has more to do than stand there. */
  async function frameIn(frame: string): Promise<void> {
    end();
    shownFrame = frame;
    isFraming = true;
    const mine = turn;
    try {
      const dispose = await showFrame(host, frame, () => turn === mine);
      if (!dispose) return;
      removeFrame = dispose;
      if (host.dataset['frame'] === undefined) framed = namesIn(host);
      dispatch('drawn');
    } catch (error) {
      // What a server has not compiled is drawn from its document, which tells of itself.
      if (host.dataset['frame'] !== undefined) tell(error);
    }
    if (turn !== mine) return;
    isFraming = false;
    show();
  }

  /** Drawn, it bears the names of its module: they ask for nothing new. */
  function isShown(place: DataPlace): boolean {
    if (place.kind !== 'server' || !names) return false;
    return ['', names.id].includes(place.id) && ['', names.alias].includes(place.alias);
  }

  /** A pop-up shows nothing where it stands: it waits for what opens it. */
  async function wait(place: DataPlace): Promise<void> {
    const mine = turn;
    host.hidden = true;
    try {
      const dispose = await registerModal(host, place);
      if (turn === mine) disposeModule = dispose;
      else dispose();
    } catch (error) {
      tell(error);
    }
  }

  async function draw(place: DataPlace): Promise<void> {
    const mine = turn;
    const isWanted = (): boolean => turn === mine;
    const { play } = host.dataset;
    try {
      if (play !== undefined && (await playAhead(play, isWanted))) return;
      // What draws comes while the data does.
      const [document, { drawModule }] = await Promise.all([
        load(place),
        importPart('draw', featuresIn(host)),
      ]);
      if (!isWanted()) return;
      names = namesOf(document);
      const moment = host.dataset['moment'];
      const dispose = await drawModule(host, document, {
        serial: ownSerial,
        settings: pageSettings(),
        client: sliderClient,
        source: createSource(host.dataset['id'] || names.id),
        momentMs: moment === undefined ? null : Number(moment),
        isWanted,
        onPlayer: live,
      });
      if (dispose) keep(dispose, isWanted);
    } catch (error) {
      // The page may have handed its data over meanwhile.
      if (!isWanted()) return;
      tell(error);
      // What a server has drawn shows as it is: nothing comes to bring it in.
      host.removeAttribute('data-awaits');
    }
  }

  /** What a server has drawn and read already is only played. False where that cannot be: its document can. */
  async function playAhead(url: string, isWanted: () => boolean): Promise<boolean> {
    const click = rememberClick(host);
    let dispose: Disposer | null = null;
    try {
      dispose = await playShown(url, isWanted, click);
    } finally {
      if (!dispose) click.forget();
    }
    if (dispose) keep(dispose, isWanted);
    return dispose !== null || !isWanted();
  }

  /** Once all of it has come, and the pictures of what shows. */
  async function playShown(
    url: string,
    isWanted: () => boolean,
    click: RememberedClick,
  ): Promise<Disposer | null> {
    await wholeFrame(host);
    await picturesShown(host);
    if (!isWanted()) return null;
    const [data, { playFrom }] = await Promise.all([fetchJson(url), importPart('player', featuresIn(host))]);
    return isWanted() ? playFrom(host, data, { onPlayer: live, click }) : null;
  }

  function keep(dispose: Disposer, isWanted: () => boolean): void {
    if (!isWanted()) return dispose();
    disposeModule = dispose;
    dispatch('drawn');
  }

  async function load(place: DataPlace): Promise<unknown> {
    const document = withImages(await loadDocument(place), imageList(host));
    if (host.hasAttribute('data-drawn')) await wholeFrame(host);
    else fetchAhead(peekPicture(document));
    return document;
  }

  function live(player: Player): void {
    dispatch('ready', { player });
  }

  function dispatch(what: 'drawn' | 'ready', detail?: unknown): void {
    host.dispatchEvent(new CustomEvent(`sr.module.${what}`, { bubbles: true, composed: true, detail }));
  }

  function end(): void {
    // What ends takes its attributes away, and each is told.
    isEnding = true;
    asked = null;
    stop();
    removeFrame?.();
    removeFrame = null;
    shownFrame = null;
    framed = null;
    isFraming = false;
    isEnding = false;
  }

  function stop(): void {
    turn = {};
    names = null;
    disposeModule?.();
    disposeModule = null;
  }

  return { show, end };
}

/** Null for what cannot be had. */
const fetchJson = (url: string): Promise<unknown> =>
  fetch(url)
    .then((response) => response.json())
    .catch(() => null);

/** What a frame that a server has drawn is played with. */
const featuresIn = ({ dataset }: HTMLElement): string[] => dataset['features']?.split(' ') ?? [];

const namesIn = ({ dataset }: HTMLElement): string => JSON.stringify([dataset['alias'], dataset['id']]);

/** In words for the page's owner. */
const tell = (error: unknown): void => console.error(error instanceof Error ? error.message : error);

function namesOf(document: unknown): { readonly id: string; readonly alias: string } {
  const { id, settings } = document as { id?: unknown; settings?: { alias?: unknown } };
  return { id: String(id ?? ''), alias: String(settings?.alias ?? '') };
}
