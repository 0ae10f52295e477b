import type { Layer, Slide } from '@vitrine/model';

export interface LayerLink {
  readonly href: string;
  readonly target: string | undefined;
  readonly rel: string | undefined;
}

const WINDOWS: ReadonlySet<string> = new Set(['_blank', '_self', '_parent', '_top']);

/** The link of a layer: its own, or that of the first link action it carries. Links are real anchors. */
export function linkOf(layer: Layer, slide: Slide): LayerLink | null {
  const action = slide.actions.find(
    ({ kind, event, sources }) => kind === 'link' && event === 'click' && sources.includes(layer.id),
  );
  const href = layer.href || action?.link || '';
  if (href === '' || (layer.tag !== 'a' && !action)) return null;
  const written = layer.linkTarget || action?.targets[0] || '';
  const target = WINDOWS.has(written) && written !== '_self' ? written : undefined;
  const rel = new Set(layer.rel.split(/\s+/).filter((word) => word !== ''));
  if (target === '_blank') rel.add('noopener');
  if (action?.follow === false) rel.add('nofollow');
  return { href, target, rel: rel.size > 0 ? [...rel].join(' ') : undefined };
}
