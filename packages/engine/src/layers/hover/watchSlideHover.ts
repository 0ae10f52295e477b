import { type Disposer, listen } from '@vitrine/browser';
import type { LayerPlayer } from '../../ports/LayerPlayer.ts';
import { domEventName, type PlayerEvents } from '../../ports/PlayerEvents.ts';
import type { SlidePlayer } from '../../ports/SlidePlayers.ts';
import type { Stage } from '../../ports/Stage.ts';
import { allLayers } from '../allLayers.ts';
import { restingPointer } from './restingPointer.ts';
import { watchLayerHover } from './watchLayerHover.ts';

/** Has the layers of a slide that look different under a pointer do so. */
export function watchSlideHover({ slide, layer }: SlidePlayer, stage: Stage): Disposer | null {
  const root = stage.slide(slide.key);
  restingPointer(stage.root);
  const byContent = new Map<Element, LayerPlayer>();
  for (const each of allLayers(slide.layers)) {
    if (!each.hover?.use) continue;
    const player = layer(each.id);
    const content = player ? stage.layer(slide.key, each)?.content : null;
    if (player && content) byContent.set(content, player);
  }
  if (!root || byContent.size === 0) return null;
  const onEntered = (call: () => void): Disposer =>
    listen(stage.root, domEventName('layer.stage'), (event) => {
      const { slide: key, event: name } = (event as CustomEvent<PlayerEvents['layer.stage']>).detail;
      if (key === slide.key && name === 'enteredstage') call();
    });
  return watchLayerHover({
    root,
    onEntered,
    resting: () => restingPointer(stage.root),
    playerOf: (element) => byContent.get(element) ?? null,
  });
}
