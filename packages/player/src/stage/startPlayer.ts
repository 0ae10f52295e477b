import { browserClock } from '@vitrine/browser';
import {
  canPlay,
  type Frame,
  movesLayers,
  type Player,
  type PlayerSource,
  type PlayOptions,
  type Stage,
  standStill,
} from '@vitrine/engine';
import type * as play from '@vitrine/engine/play';
import type { PlayableModule } from '@vitrine/model';
import { placeDrawings } from '../tend/drawings.ts';
import { type RememberedClick, rememberClick } from './rememberClick.ts';

export interface StartOptions {
  readonly module: PlayableModule;
  /** What stands in the page, and the moment that it was made for. */
  readonly frame: Frame;
  readonly moment: PlayOptions;
  readonly stage: Stage;
  /** Asked once the player is there: pages may have changed their mind meanwhile. */
  readonly source: () => PlayerSource | undefined;
  readonly onPlayer: (player: Player) => void;
  readonly click: RememberedClick | undefined;
}

/** Where the page's own code finds the player of a module. */
const PLAYER = 'vitrine';

/** How long the first slide waits for drawings that it may draw or morph. */
const DRAWINGS_MOST_MS = 1000;

type PlayerCode = Pick<typeof play, 'createPlayer' | 'pageFeatures'>;

/** The player, and what it needs for the slides that show first: none of it is needed to draw them. */
async function loadPlayer({ module, frame, stage }: StartOptions): Promise<PlayerCode> {
  const keys = [...frame.backKeys, ...frame.frontKeys, frame.currentKey].filter((key) => key !== '');
  const slides = keys.map((key) => module.slide(key));
  const moves = slides.some((slide) => movesLayers(slide, module));
  // Nearly every module moves layers: what does that is asked for at once, not when the player asks.
  const [loaded] = await Promise.all([
    import('@vitrine/engine/play'),
    moves ? import('@vitrine/engine/layers') : null,
  ]);
  const drawings = new Promise<void>((resolve) => {
    // A drawing that does not come must not hold the show up.
    const cancel = browserClock.after(DRAWINGS_MOST_MS, resolve);
    void placeDrawings(stage.root).finally(() => {
      cancel();
      resolve();
    });
  });
  await Promise.all([drawings, ...slides.map((slide) => loaded.pageFeatures.ready(slide, module))]);
  return loaded;
}

/** Fetches what plays a module that stands in the page, and plays it until it is stopped; older browsers let it stand. */
export function startPlayer(options: StartOptions): () => void {
  const { module, frame, moment, stage, source, onPlayer } = options;
  const { root } = stage;
  const click = options.click ?? rememberClick(root);
  if (!canPlay()) {
    click.forget();
    standStill(root);
    return () => undefined;
  }
  // Before the first paint: a layer that enters would be seen at rest until its player is there.
  stage.holdEntry();
  let player: Player | null = null;
  let isGone = false;

  async function start(): Promise<void> {
    const { createPlayer, pageFeatures } = await loadPlayer(options);
    if (isGone) return;
    player = createPlayer({ module, moment, frame, stage, source: source(), features: pageFeatures });
    Reflect.set(root, PLAYER, player);
    onPlayer(player);
    // From its first turn on the slide answers by itself.
    player.on('slide.beforeChange', click.forget);
    const stop = player.on('slide.afterChange', () => {
      stop();
      click.replay();
    });
  }

  start().catch((error: unknown) => {
    stage.goLive();
    console.error(error);
  });
  return () => {
    isGone = true;
    stage.goLive();
    click.forget();
    Reflect.deleteProperty(root, PLAYER);
    player?.dispose();
  };
}
