import type { Slide } from '@vitrine/model';
import type { LayersPort } from '../../ports/ActionHost.ts';

interface SourcesOptions {
  readonly root: Element;
  readonly slide: Slide;
  readonly ids: readonly string[];
  readonly layers: Pick<LayersPort, 'elementOf'>;
}

/**
 * Finds the layers that an event happened to, innermost first. The background lies behind everything and takes no
 * pointer, so what hits nothing else hits the background.
 */
export function createSources(options: SourcesOptions): (target: EventTarget | null) => readonly string[] {
  const { root, slide, ids } = options;
  const refreshed = createIdMap(options);
  const background = ids.filter((id) => id === slide.background?.id);
  return (target) => {
    if (target === root) return background;
    const idByElement = refreshed();
    return pathTo(root, target).flatMap((element) => idByElement.get(element) ?? []);
  };
}

/** Elements come and go with the drawing of a slide; those that are missing or gone are looked up again. */
function createIdMap({ ids, layers }: SourcesOptions): () => WeakMap<Element, string> {
  const elements = new Map<string, Element>();
  const idByElement = new WeakMap<Element, string>();
  return () => {
    for (const id of ids) {
      if (elements.get(id)?.isConnected) continue;
      const element = layers.elementOf(id);
      if (!element) continue;
      elements.set(id, element);
      idByElement.set(element, id);
    }
    return idByElement;
  };
}

function pathTo(root: Element, target: EventTarget | null): Element[] {
  const path: Element[] = [];
  // Pointer, focus and key events happen to elements only.
  for (let at = target as Element | null; at && at !== root; at = at.parentElement) path.push(at);
  return path;
}
