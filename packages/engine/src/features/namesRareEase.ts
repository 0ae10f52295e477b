import { isRareEase } from '@vitrine/motion';
import { shaderOf } from '../transitions/shader/shaderOf.ts';
import type { SlideNeeds } from './SlideNeeds.ts';

/** Whether a slide is played with an ease that few documents name. */
export function namesRareEase({ slide, settings, layers, transition }: SlideNeeds): boolean {
  if (isRareEase(shaderOf(transition, 1)?.ease ?? '')) return true;
  const played = [slide.background, ...layers].map((layer) => [
    layer?.timeline,
    layer?.hover?.frame,
    layer?.modifiers,
  ]);
  return namesIn([settings.carousel, settings.modifiers, slide.actions, played]);
}

function namesIn(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  // What has a start is a frame: its other values are many, and none of them is an ease.
  const isFrame = 'start' in value;
  return Object.entries(value).some(([name, inside]) =>
    typeof inside === 'string' ? /ease$/i.test(name) && isRareEase(inside) : !isFrame && namesIn(inside),
  );
}
