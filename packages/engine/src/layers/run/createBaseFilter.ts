import type { Layer } from '@vitrine/model';

/** The filter that a layer has by its style sheet, read once, while nothing moves it yet. */
export function createBaseFilter(layer: Layer, content: HTMLElement): () => string {
  let known: string | null = layer.filter === '' ? '' : null;
  return () => {
    known ??= readFilter(content);
    return known;
  };
}

function readFilter(content: HTMLElement): string {
  const filter = content.ownerDocument.defaultView?.getComputedStyle(content).filter ?? '';
  return filter === 'none' ? '' : filter;
}
