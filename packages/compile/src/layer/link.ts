import { layerHref, windowName } from '@vitrine/engine';
import type { Layer, Slide } from '@vitrine/model';

export interface LayerLink {
  readonly href: string;
  readonly target: string | undefined;
  readonly rel: string | undefined;
}

/** The link of a layer: its own, or that of the first link action it carries. Links are real anchors. */
export function linkOf(layer: Layer, slide: Slide): LayerLink | null {
  const link = layerHref(layer, slide);
  if (!link) return null;
  const target = windowName(layer.linkTarget || link.action?.targets[0]);
  const rel = new Set(layer.rel.split(/\s+/).filter((word) => word !== ''));
  if (target === '_blank') rel.add('noopener');
  if (link.action?.follow === false) rel.add('nofollow');
  return {
    href: link.href,
    target: target === '_self' ? undefined : target,
    rel: rel.size > 0 ? [...rel].join(' ') : undefined,
  };
}
