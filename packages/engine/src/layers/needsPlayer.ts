import type { Layer, Scene, Slide } from '@vitrine/model';

/** Whether anything ever moves or changes a layer; most boxes of rows and columns just stand there. */
export function needsPlayer(layer: Layer, slide: Slide): boolean {
  const { timeline } = layer;
  return (
    [timeline.in, timeline.out, ...Object.values(timeline.named)].some(movesSomething) ||
    (layer.hover?.use ?? false) ||
    layer.toggleText !== '' ||
    layer.showOnHover ||
    slide.actions.some(({ targets }) => targets.includes(layer.id))
  );
}

const movesSomething = (scene: Scene): boolean => Object.values(scene).some((target) => target !== null);
