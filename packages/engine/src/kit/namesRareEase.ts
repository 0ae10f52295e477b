import type { Module, Slide } from '@vitrine/model';
import { isRareEase } from '@vitrine/motion';
import { allLayers } from '../layers/allLayers.ts';

/** Whether a slide is played with an ease that few documents name. */
export function namesRareEase({ layers, background, actions }: Slide, { settings }: Module): boolean {
  const played = [...allLayers(layers), background].map((layer) => [
    layer?.timeline,
    layer?.hover?.frame,
    layer?.modifiers,
  ]);
  return namesIn([settings.carousel, settings.modifiers, actions, played]);
}

function namesIn(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  // What has a start is a frame: its other values are many, and none of them is an ease.
  const isFrame = 'start' in value;
  return Object.entries(value).some(([name, inside]) =>
    typeof inside === 'string' ? /ease$/i.test(name) && isRareEase(inside) : !isFrame && namesIn(inside),
  );
}
