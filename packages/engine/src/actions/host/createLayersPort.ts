import type { Layer, Slide } from '@vitrine/model';
import { allLayers } from '../../layers/allLayers.ts';
import type { LayersPort } from '../../ports/ActionHost.ts';
import type { SlidePlayer } from '../../ports/SlidePlayers.ts';
import type { Stage } from '../../ports/Stage.ts';
import type { Triggers } from '../triggers/bindTriggers.ts';

interface LayersPortOptions {
  readonly stage: Stage;
  /** The slide of the action first, then the global ones. */
  readonly players: () => readonly SlidePlayer[];
  readonly triggersOf: (slideKey: string) => Triggers | null;
}

const known = new WeakMap<Slide, ReadonlyMap<string, Layer>>();

/** Made once a slide: its first event asks for every layer that actions wait for. */
function layersById(slide: Slide): ReadonlyMap<string, Layer> {
  const made =
    known.get(slide) ??
    new Map(
      [...allLayers(slide.layers), ...(slide.background ? [slide.background] : [])].map((layer) => [
        layer.id,
        layer,
      ]),
    );
  known.set(slide, made);
  return made;
}

/** Layers as actions name them: by an id that is unique in a slide. */
export function createLayersPort({ stage, players, triggersOf }: LayersPortOptions): LayersPort & {
  /** The slide that holds the layer; empty when it is nowhere. */
  slideOf(layerId: string): string;
} {
  const home = (layerId: string): SlidePlayer | null =>
    players().find(({ slide }) => layersById(slide).has(layerId)) ?? null;
  const actor = (layerId: string) => home(layerId)?.layer(layerId) ?? null;

  return {
    play(layerId, scene, { recursive, restart }) {
      for (const each of home(layerId)?.layers(layerId, recursive) ?? [])
        if (each.has(scene) && (restart || each.scene !== scene)) each.play(scene);
    },
    slideOf: (layerId) => home(layerId)?.slide.key ?? '',
    sceneOf: (layerId) => actor(layerId)?.scene ?? null,
    stepFrame: (layerId, by) => actor(layerId)?.stepFrame(by),
    elementOf(layerId) {
      const player = home(layerId);
      const layer = player && layersById(player.slide).get(layerId);
      if (!player || !layer) return null;
      if (layer.kind === 'background') return stage.background(player.slide.key);
      return stage.layer(player.slide.key, layer)?.content ?? null;
    },
    simulate(layerId, event) {
      const key = home(layerId)?.slide.key;
      if (key !== undefined) triggersOf(key)?.simulate(layerId, event);
    },
    toggleText: (layerId) => actor(layerId)?.toggleText(),
  };
}
