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
  disposers.add(warnOfNoPlace(host, settings.alias));
  return disposers.dispose;
}

/** spec/2 §8. Behind a closed tab it is no fault: it is laid out when it shows. */
function warnOfNoPlace(host: HTMLElement, alias: string): Disposer {
  let timer = 0;
  // After the next frame everything is laid out: asked before, the page would be laid out once more.
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(() => {
      if (host.parentElement?.getBoundingClientRect().width === 0)
        console.warn(`${alias}: the parent element has zero size`);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
