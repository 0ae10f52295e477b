import type { Disposer } from '../dispose/Disposer.ts';
import { IMAGES_AT_A_TIME } from '../limits.ts';
import { createImageRegistry, type ImageRegistry } from './createImageRegistry.ts';
import { type ImageEntry, imageError, isSettled } from './ImageEntry.ts';

interface ImageQueueOptions {
  readonly registry?: ImageRegistry;
  readonly createImage?: () => HTMLImageElement;
  /** Default: the console. The browser has reported the failed fetch as an error by then. */
  readonly log?: (text: string) => void;
}

interface ImageRequest {
  /** Default 0. */
  readonly priority?: number;
  readonly crossOrigin?: 'anonymous' | null;
}

export interface ImageQueue {
  readonly registry: ImageRegistry;
  /** Never rejects: the entry's state says whether there is a picture. */
  load(url: string, request?: ImageRequest): Promise<Readonly<ImageEntry>>;
  /** Starts nothing more; who waits gets an entry that is pending. */
  dispose: Disposer;
}

/** Fetches pictures ahead, five at a time, those with the largest priority first. */
export function createImageQueue(options: ImageQueueOptions = {}): ImageQueue {
  const { registry = createImageRegistry(), createImage = () => new Image(), log = console.log } = options;
  const askers = new Map<ImageEntry, { loading: Promise<ImageEntry>; settle: () => void }>();
  const waiting: ImageEntry[] = [];
  let running = 0;

  const settle = (entry: ImageEntry, image: HTMLImageElement | null, state: ImageEntry['state']): void => {
    Object.assign(entry, { state, width: image?.naturalWidth ?? 0, height: image?.naturalHeight ?? 0 });
    running--;
    askers.get(entry)?.settle();
    askers.delete(entry);
    // Not at once: a thousand pictures that the browser has would call one another.
    queueMicrotask(startNext);
  };
  const tryLoad = (entry: ImageEntry, isLast: boolean): void => {
    const image = createImage();
    image.crossOrigin = entry.crossOrigin;
    image.src = entry.normalizedUrl;
    if (image.complete && image.naturalWidth > 0) return settle(entry, image, 'cached');
    image.addEventListener('load', () => settle(entry, image, 'loaded'));
    image.addEventListener('error', () => {
      if (isLast) {
        log(imageError(entry.url));
        return settle(entry, null, 'error');
      }
      entry.crossOrigin = entry.crossOrigin === null ? 'anonymous' : null;
      return tryLoad(entry, true);
    });
  };
  const startNext = (): void => {
    while (running < IMAGES_AT_A_TIME) {
      const entry = takeFirst(waiting);
      if (!entry) return;
      running++;
      entry.state = 'loading';
      tryLoad(entry, false);
    }
  };
  const enqueue = (entry: ImageEntry): Promise<ImageEntry> => {
    let settle = (): void => undefined;
    const loading = new Promise<ImageEntry>((resolve) => {
      settle = () => resolve(entry);
    });
    askers.set(entry, { loading, settle });
    entry.state = 'inqueue';
    waiting.push(entry);
    // Those that are asked for in one go take their places first, so that the last may be the first to go.
    queueMicrotask(startNext);
    return loading;
  };

  return {
    registry,
    load(url, { priority = 0, crossOrigin = null } = {}) {
      const entry = registry.entry(url);
      entry.priority = Math.max(entry.priority, priority);
      const known = askers.get(entry);
      if (known) return known.loading;
      if (!isSettled(entry)) {
        entry.crossOrigin = crossOrigin;
        return enqueue(entry);
      }
      if (entry.state === 'loaded') entry.state = 'cached';
      return Promise.resolve(entry);
    },
    dispose() {
      for (const entry of waiting.splice(0)) {
        entry.state = 'pending';
        askers.get(entry)?.settle();
        askers.delete(entry);
      }
    },
  };
}

/** The first of those with the largest priority. */
function takeFirst(waiting: ImageEntry[]): ImageEntry | undefined {
  const largest = Math.max(...waiting.map(({ priority }) => priority));
  const index = waiting.findIndex(({ priority }) => priority === largest);
  return waiting.splice(index, index < 0 ? 0 : 1)[0];
}
