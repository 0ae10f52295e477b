import { createImageQueue } from '@vitrine/browser';

/** Of all modules: the page's own requests come first. What fails is told by whoever shows the picture. */
const queue = createImageQueue({ log: () => undefined });

const BACKGROUND_FIRST = 1;

/**
 * Fetches the pictures of a slide that stands in the page unseen: browsers leave such to its turn, and its layers would come in
 * without them. Settles when those of its background can be shown.
 */
export async function fetchPictures(slide: Element): Promise<void> {
  const load = async (image: HTMLImageElement, priority: number): Promise<void> => {
    const crossOrigin = image.crossOrigin === null ? null : 'anonymous';
    await queue.load(image.src, { priority, crossOrigin });
  };
  const isBackground = ({ parentElement }: HTMLImageElement): boolean =>
    parentElement?.localName === 'sr7-bg';
  const pictures = [...slide.querySelectorAll('img')].filter(({ src }) => src !== '');
  for (const image of pictures) if (!isBackground(image)) void load(image, 0);
  await Promise.all(
    pictures.filter(isBackground).map(async (image) => {
      await load(image, BACKGROUND_FIRST);
      await image.decode().catch(() => undefined);
    }),
  );
}
