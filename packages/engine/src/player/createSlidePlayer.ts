import type { Clock, Disposer } from '@vitrine/browser';
import type { Layer, PlayableModule, Slide } from '@vitrine/model';
import type { Timeline } from '@vitrine/motion';
import { attempt } from '../attempt.ts';
import { allLayers } from '../layers/allLayers.ts';
import { isEntered } from '../layers/isEntered.ts';
import { movesLayers } from '../layers/movesLayers.ts';
import { needsPlayer } from '../layers/needsPlayer.ts';
import type { LayerPlayer } from '../ports/LayerPlayer.ts';
import type { SlidePlayer } from '../ports/SlidePlayers.ts';
import type { LayerNodes, Stage } from '../ports/Stage.ts';
import type { createSlideLoop } from '../slides/createSlideLoop.ts';

export interface SlidePlayerOptions {
  readonly module: PlayableModule;
  readonly slide: Slide;
  readonly stage: Stage;
  readonly features: { readonly slideLoop?: { readonly createSlideLoop: typeof createSlideLoop } };
  readonly createLayer: (slide: Slide, layer: Layer, nodes: LayerNodes) => LayerPlayer | null;
  /** Pan and zoom of the background; null when it stands still. */
  readonly createPan: (slide: Slide) => Timeline | null;
  readonly clock: Clock;
}

export function createSlidePlayer(options: SlidePlayerOptions): SlidePlayer {
  const { module, slide, stage, features, createLayer, createPan, clock } = options;
  const byId = new Map<string, { readonly layer: Layer; readonly player: LayerPlayer }>();
  const layers = movesLayers(slide, module) ? allLayers(slide.layers) : [];
  for (const layer of layers) {
    const player = attempt(() => {
      const nodes = needsPlayer(layer, slide) ? stage.layer(slide.key, layer) : null;
      return nodes && createLayer(slide, layer, nodes);
    });
    if (player) byId.set(layer.id, { layer, player });
  }
  const made = [...byId.values()];
  const entering = made.filter(({ layer }) => isEntered(layer, slide)).map(({ player }) => player);
  const all = made.map(({ player }) => player);
  let pan: Timeline | null = null;
  let stopLoop: Disposer | undefined;
  let isPoised = false;

  return {
    slide,
    all,
    shownOnHover: layers.filter(({ showOnHover }) => showOnHover),
    get busyCount() {
      // What is held before its entry, or moved by the page, runs by nothing of its own.
      return isPoised ? 0 : all.filter(({ isBusy }) => isBusy).length;
    },
    poise() {
      isPoised = true;
      for (const player of entering) player.measure();
      for (const player of entering)
        attempt(() => {
          player.play('in');
          player.pause();
        });
    },
    enter({ atRest }) {
      // All are measured before any is moved: reading after writing makes the browser lay out again.
      if (!isPoised) for (const player of entering) player.measure();
      for (const player of entering)
        attempt(() => {
          if (isPoised) player.resume();
          else player.play('in');
          if (atRest) player.finish();
        });
      isPoised = false;
      pan ??= attempt(() => createPan(slide));
      pan?.play();
      stopLoop?.();
      stopLoop = features.slideLoop?.createSlideLoop({ loop: slide.loop, layers: all, clock });
    },
    leave() {
      for (const player of all) if (player.isOnStage) attempt(() => player.play('out'));
    },
    layer: (id) => byId.get(id)?.player ?? null,
    layers(id, withChildren) {
      const root = allLayers(slide.layers).find((layer) => layer.id === id);
      if (!root) return [];
      const wanted = withChildren ? allLayers([root]) : [root];
      return wanted.flatMap((layer) => byId.get(layer.id)?.player ?? []);
    },
    setPaused(isPaused) {
      if (isPoised) return;
      for (const player of all) {
        if (isPaused) player.pause();
        else player.resume();
      }
      if (isPaused) pan?.pause();
      else pan?.play();
    },
    relayout() {
      for (const player of all) player.measure();
      for (const player of all) player.relayout();
    },
    calm() {
      pan?.dispose();
      pan = null;
      // Played with less motion, an entry leads to rest and starts no loop.
      for (const player of entering) {
        if (player.scene !== 'in') continue;
        player.play('in');
        player.finish();
      }
    },
    dispose() {
      stopLoop?.();
      pan?.dispose();
      for (const player of all) player.dispose();
    },
  };
}
