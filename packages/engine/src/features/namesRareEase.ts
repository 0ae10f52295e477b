import type { Layer, Scene } from '@vitrine/model';
import { isRareEase } from '@vitrine/motion';
import { shaderOf } from '../transitions/shader/shaderOf.ts';
import type { SlideNeeds } from './SlideNeeds.ts';

/** Whether a slide is played with an ease that few documents name. */
export function namesRareEase({ slide, settings, layers, transition }: SlideNeeds): boolean {
  const { background } = slide;
  return (
    isRareEase(shaderOf(transition, 1)?.ease ?? '') ||
    (background !== null && isPlayedWithOne(background)) ||
    layers.some(isPlayedWithOne) ||
    namesIn([settings.carousel, settings.modifiers, slide.actions])
  );
}

const isPlayedWithOne = ({ timeline, hover, modifiers }: Layer): boolean =>
  [timeline.in, timeline.out, ...Object.values(timeline.named)].some(sceneNamesOne) ||
  namesIn([hover?.frame, modifiers]);

/** A scene that says nothing is the same object for all layers, and most layers have one or two of those. */
const known = new WeakMap<Scene, boolean>();

function sceneNamesOne(scene: Scene): boolean {
  const answer = known.get(scene) ?? namesIn(scene);
  known.set(scene, answer);
  return answer;
}

function namesIn(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  // What has a start is a frame: its other values are many, and none of them is an ease.
  const isFrame = 'start' in value;
  return Object.entries(value).some(([name, inside]) =>
    typeof inside === 'string' ? /ease$/i.test(name) && isRareEase(inside) : !isFrame && namesIn(inside),
  );
}
