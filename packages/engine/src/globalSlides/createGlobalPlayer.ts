import type { Layer, Slide } from '@vitrine/model';
import { allLayers } from '../layers/allLayers.ts';
import { isEntered, spansSlide } from '../layers/isEntered.ts';
import type { LayerPlayer } from '../ports/LayerPlayer.ts';
import type { GlobalPlayer, SlidePlayer } from '../ports/SlidePlayers.ts';
import type { Stage } from '../ports/Stage.ts';

/** Hides a layer's place on slides that it does not span; the compiler sets it for the first frame. */
const OFF = 'sr7-off';

interface GlobalPlayerOptions {
  readonly slide: Slide;
  readonly stage: Stage;
  readonly player: SlidePlayer;
}

export function createGlobalPlayer({ slide, stage, player }: GlobalPlayerOptions): GlobalPlayer {
  const layers = allLayers(slide.layers);
  const shown = new Set<Layer>();

  const setOff = (layer: Layer, isOff: boolean): void =>
    void stage.layer(slide.key, layer)?.place.classList.toggle(OFF, isOff);

  function enter(layer: Layer, actor: LayerPlayer | null, atRest: boolean): void {
    shown.add(layer);
    setOff(layer, false);
    if (!actor || !isEntered(layer, slide)) return;
    actor.play('in');
    if (atRest) actor.finish();
  }

  function leave(layer: Layer, actor: LayerPlayer | null): void {
    shown.delete(layer);
    if (actor?.isOnStage && actor.has('out')) actor.play('out');
    else setOff(layer, true);
  }

  return {
    player,
    show(slideNumber, { atRest }) {
      for (const layer of layers) {
        const spans = spansSlide(layer, slideNumber);
        if (spans && !shown.has(layer)) enter(layer, player.layer(layer.id), atRest);
        else if (!spans && shown.has(layer)) leave(layer, player.layer(layer.id));
        else if (!spans) setOff(layer, true);
      }
    },
    layerLeft(layerId) {
      const layer = layers.find(({ id }) => id === layerId);
      if (layer && !shown.has(layer)) setOff(layer, true);
    },
  };
}
