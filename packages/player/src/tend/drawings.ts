import { type Disposer, listen } from '@vitrine/browser';
import { DRAWING } from '../markup/marks.ts';

const placed = new WeakMap<HTMLImageElement, Promise<void>>();

async function place(image: HTMLImageElement): Promise<void> {
  const { placeDrawing } = await import('./placeDrawing.ts');
  await placeDrawing(image);
}

const once = (image: HTMLImageElement): Promise<void> => {
  const placing = placed.get(image) ?? place(image).catch(console.error);
  placed.set(image, placing);
  return placing;
};

/** Puts all drawings of an element in place; settles when they are, or stay the pictures that they were. */
export const placeDrawings = (root: ParentNode): Promise<unknown> =>
  Promise.all([...root.querySelectorAll<HTMLImageElement>(`[${DRAWING}]>img`)].map(once));

/** Those that stand there, and those of slides that come later. */
export function watchDrawings(host: HTMLElement): Disposer {
  void placeDrawings(host);
  const hear = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement && target.parentElement?.hasAttribute(DRAWING)) void once(target);
  };
  return listen(host, 'load', hear, { capture: true });
}
