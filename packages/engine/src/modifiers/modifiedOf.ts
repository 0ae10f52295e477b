import type { Layer, Slide } from '@vitrine/model';
import { allLayers } from '../layers/allLayers.ts';
import type { Stage } from '../ports/Stage.ts';
import { createFollower } from './createFollower.ts';
import { layerPose, type LayerModifiers, REST, type Signals } from './layerPose.ts';
import type { PointerState } from './watchPointer.ts';
import { backgroundStyle, createWriter, rounded, wrapperStyle } from './writePose.ts';

/** A layer, or a slide's background, that modifiers move. */
export interface Modified {
  readonly byPointer: boolean;
  readonly byScroll: boolean;
  /** Moves it a bit on its way; false when it has arrived. */
  follow(pointer: PointerState, signals: Omit<Signals, 'pointer'>, nowMs: number): boolean;
  rest(): void;
}

/** What of a slide the modifiers move, as it stands in the page. */
export function modifiedOf(slide: Slide, stage: Stage): Modified[] {
  const layers = [...allLayers(slide.layers), ...(slide.background ? [slide.background] : [])];
  return layers.flatMap((layer) => {
    const { modifiers } = layer;
    if (!modifiers?.mouse?.use && !modifiers?.scroll?.use) return [];
    const isBackground = layer === slide.background;
    const element = isBackground ? stage.background(slide.key) : parallaxOf(layer, slide, stage);
    return element ? createModified(modifiers, element, isBackground ? backgroundStyle : wrapperStyle) : [];
  });
}

const parallaxOf = (layer: Layer, slide: Slide, stage: Stage): HTMLElement | null =>
  stage.layer(slide.key, layer)?.parallax ?? null;

const AT_ONCE = { smoothingS: 0, ease: 'none' };

function createModified(
  modifiers: LayerModifiers,
  element: HTMLElement,
  styleOf: typeof wrapperStyle,
): Modified {
  const { mouse, scroll } = modifiers;
  const write = createWriter(element);
  const origin = mouse?.origin === 'entry' ? 'fromEntry' : 'fromCentre';
  const across = createFollower(mouse ?? AT_ONCE, 0);
  const along = createFollower(mouse ?? AT_ONCE, 0);
  const out = createFollower(scroll ?? AT_ONCE);
  return {
    byPointer: mouse?.use ?? false,
    byScroll: scroll?.use ?? false,
    follow({ [origin]: { x, y } }, signals, nowMs) {
      across.follow(x, nowMs);
      along.follow(y, nowMs);
      out.follow(signals.outPx, nowMs);
      const pointer = { x: across.at(nowMs), y: along.at(nowMs) };
      write(styleOf(rounded(layerPose(modifiers, { ...signals, pointer, outPx: out.at(nowMs) }))));
      return [across, along, out].some((each) => each.isMoving(nowMs));
    },
    rest: () => write(styleOf(REST)),
  };
}
