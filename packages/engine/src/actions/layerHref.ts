import type { Action, Layer, Slide } from '@vitrine/model';
import { linkHref } from '../links/linkHref.ts';
import { actionsOf } from './actionsOf.ts';

export interface LayerHref {
  readonly href: string;
  /** The link action behind it; null for an address that the layer itself carries. */
  readonly action: Action | null;
}

/** Where a layer leads: to its own address, else to that of its first link action. Null: it is no link. */
export function layerHref(layer: Layer, slide: Slide): LayerHref | null {
  const action = actionsOf(slide)
    .of('click', layer.id)
    .find(({ kind }) => kind === 'link');
  if (layer.tag !== 'a' && !action) return null;
  const href = layer.href || (action ? linkHref(action.link, action) : '');
  return href === '' ? null : { href, action: action ?? null };
}
