import { createDisposers, type Disposer, listen } from '@vitrine/browser';

/** What looks after pictures that cannot be had comes with the first of them. */
export function watchPictures(host: HTMLElement): Disposer {
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
