import { createDisposers, type Disposer } from '@vitrine/browser';
import type { ModuleSettings } from '@vitrine/model';
import { watchDrawings } from './drawings.ts';
import { watchHeightOffset } from './heightOffset.ts';
import { watchPictures } from './watchPictures.ts';

/** Looks after what stands in a module, whoever has drawn it and whether or not it lives: pictures, drawings, its place. */
export function tendModule(host: HTMLElement, settings: Pick<ModuleSettings, 'alias' | 'size'>): Disposer {
  const disposers = createDisposers();
  disposers.add(watchPictures(host));
  disposers.add(watchDrawings(host));
  disposers.add(watchHeightOffset(host, settings));
  // spec/2 §8. Behind a closed tab it is no fault: it is laid out when it shows.
  if (host.parentElement?.getBoundingClientRect().width === 0)
    console.warn(`${settings.alias}: the parent element has zero size`);
  return disposers.dispose;
}
