import { listen } from '@vitrine/browser';

const isWhole = (host: Element): boolean =>
  document.readyState !== 'loading' || host.querySelector(':scope>sr7-end') !== null;

/**
 * Ends when all of what a server has drawn has come. A script that the browser still has from another page runs while this page is
 * being read: it would play the slides and controls that are there, and never know of the others.
 */
export function wholeFrame(host: Element): Promise<unknown> {
  if (isWhole(host)) return Promise.resolve();
  return new Promise<void>((resolve) => {
    const look = (): void => {
      if (!isWhole(host)) return;
      observer.disconnect();
      forget();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(host, { childList: true });
    // One that was broken off has no end.
    const forget = listen(document, 'readystatechange', look);
  });
}
