import { createDisposers, type Disposer } from '@vitrine/browser';
import { watchDrawings } from './drawings.ts';
import { watchPictures } from './watchPictures.ts';

/** Looks after what stands in a module, whoever has drawn it and whether or not it lives: pictures, drawings, its place. */
export function tendModule(host: HTMLElement, alias: string): Disposer {
  const disposers = createDisposers();
  disposers.add(watchPictures(host));
  disposers.add(watchDrawings(host));
  // spec/2 §8. Behind a closed tab it is no fault: it is laid out when it shows.
  if (host.parentElement?.getBoundingClientRect().width === 0)
    console.warn(`${alias}: the parent element has zero size`);
  return disposers.dispose;
}
