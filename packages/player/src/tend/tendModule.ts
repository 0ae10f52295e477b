import { createDisposers, type Disposer, listen } from '@vitrine/browser';
import type { ModuleSettings } from '@vitrine/model';
import { watchDrawings } from './drawings.ts';
import { watchHeightOffset } from './heightOffset.ts';

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

/** What looks after pictures that cannot be had comes with the first of them. */
function watchPictures(host: HTMLElement): Disposer {
  const disposers = createDisposers();
  let isAsked = false;
  async function look(): Promise<void> {
    if (isAsked) return;
    isAsked = true;
    const { watchImages } = await import('./images.ts');
    disposers.add(watchImages(host));
  }
  const hear = ({ target }: Event): void => {
    if (!(target instanceof HTMLImageElement)) return;
    // At once: the browser's own mark would show.
    target.setAttribute('data-failed', '');
    look().catch(console.error);
  };
  disposers.add(listen(host, 'error', hear, { capture: true }));
  const hasFailed = [...host.querySelectorAll('img')].some((image) => image.complete && !image.naturalWidth);
  if (hasFailed) look().catch(console.error);
  return disposers.dispose;
}
