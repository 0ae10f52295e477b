import { allLayers, wrappersOf } from '@vitrine/engine';
import type { Layer, Module, Slide } from '@vitrine/model';
import type { CompiledModule } from '../ports/CompiledModule.ts';

/** Whether a module ever does more than stand there: one that does not is complete as HTML and CSS. */
export function needsScript({ module, frame }: CompiledModule): boolean {
  const keys = [...frame.backKeys, ...frame.frontKeys, frame.currentKey].filter((key) => key !== '');
  const { progressBar, scrollTimeline } = module.settings;
  return (
    frame.slideCount > 1 ||
    progressBar?.on === true ||
    scrollTimeline?.use === true ||
    keys.some((key) => isAlive(module.slide(key), module))
  );
}

function isAlive(slide: Slide, { settings }: Module): boolean {
  const { background, layers, actions } = slide;
  const canFollow = settings.modifiers?.use === true;
  return (
    actions.length > 0 ||
    background?.background.video != null ||
    (background?.timeline.in.pan?.frames.length ?? 0) > 1 ||
    (canFollow && (settings.modifiers.depth3d || (background !== null && wrappersOf(background).parallax))) ||
    allLayers(layers).some((layer) => isLively(layer, canFollow))
  );
}

/** Also what only waits to be played: pages may do that. */
function hasScenes({ timeline }: Layer): boolean {
  const { content, mask, chars, words, lines, clip, filter, svg } = timeline.in;
  const targets = [content, mask, chars, words, lines, clip, filter, svg];
  return targets.some((target) => (target?.frames.length ?? 0) > 1) || Object.keys(timeline.named).length > 0;
}

function isLively(layer: Layer, canFollow: boolean): boolean {
  const { loop, parallax } = wrappersOf(layer);
  return (
    hasScenes(layer) ||
    loop ||
    (parallax && canFollow) ||
    layer.showOnHover ||
    layer.hover?.use === true ||
    layer.kind === 'video' ||
    layer.kind === 'audio'
  );
}
