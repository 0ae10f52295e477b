import { createDisposers, type Disposer } from '../dispose/Disposer.ts';
import { listen } from '../observe/listen.ts';
import type { ImageRegistry } from './createImageRegistry.ts';
import { imageError } from './ImageEntry.ts';

interface WatchImagesOptions {
  readonly onFailed?: (image: HTMLImageElement) => void;
  /** Keeps the state of each address. */
  readonly registry?: ImageRegistry;
  /** Default: the console. */
  readonly log?: (text: string) => void;
}

/**
 * Looks after the pictures that stand in a page, those that failed before and those that come later: each is tried again
 * once with its cross-origin setting flipped, then logged and marked `data-failed`, which hides the browser's own mark
 * (spec/1 §4; spec/2 §8: the layer keeps its place).
 */
export function watchImages(
  root: Document | ShadowRoot | Element,
  { onFailed, registry, log = console.log }: WatchImagesOptions = {},
): Disposer {
  /** The address that each was tried again for, and the one that was given up. */
  const tried = new WeakMap<HTMLImageElement, string>();
  const givenUp = new WeakMap<HTMLImageElement, string>();
  const note = (image: HTMLImageElement, state: 'loading' | 'loaded' | 'error'): void => {
    const { naturalWidth: width, naturalHeight: height } = image;
    const crossOrigin = image.crossOrigin === null ? null : 'anonymous';
    if (registry) Object.assign(registry.entry(urlOf(image)), { state, width, height, crossOrigin });
  };
  const fail = (image: HTMLImageElement): void => {
    const url = urlOf(image);
    if (url === '' || givenUp.get(image) === url) return;
    // Now already: the mark would show until the second try has failed too.
    image.setAttribute('data-failed', '');
    if (tried.get(image) !== url) {
      tried.set(image, url);
      note(image, 'loading');
      // A change of this attribute makes the browser fetch again.
      image.crossOrigin = image.crossOrigin === null ? 'anonymous' : null;
      return;
    }
    givenUp.set(image, url);
    note(image, 'error');
    log(imageError(url));
    onFailed?.(image);
  };
  const disposers = createDisposers();
  const onImage = (name: 'load' | 'error', call: (image: HTMLImageElement) => void): void => {
    const hear = ({ target }: Event): void => {
      if (target instanceof HTMLImageElement) call(target);
    };
    disposers.add(listen(root, name, hear, { capture: true }));
  };
  onImage('error', fail);
  onImage('load', (image) => {
    image.removeAttribute('data-failed');
    note(image, 'loaded');
  });
  for (const image of root.querySelectorAll('img'))
    if (looksBroken(image)) image.decode().catch(() => fail(image));
  return disposers.dispose;
}

const urlOf = (image: HTMLImageElement): string => image.currentSrc || image.src;

/** Only looks: a drawing without a size of its own has none either, but can be decoded. */
const looksBroken = (image: HTMLImageElement): boolean =>
  image.complete && image.naturalWidth === 0 && urlOf(image) !== '';
