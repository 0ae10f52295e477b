import type { Page } from '@playwright/test';

/** The share of pixels that differ by more than a shade between two pictures of the same size. */
export function pixelsApart(page: Page, pictures: readonly Buffer[]): Promise<number> {
  return page.evaluate(
    async (sources) => {
      const read = async (source: string): Promise<Uint8ClampedArray> => {
        const image = new Image();
        image.src = `data:image/png;base64,${source}`;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 0);
        return context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
      };
      const [a, b] = await Promise.all(sources.map(read));
      const apart = a?.filter((value, index) => Math.abs(value - (b?.[index] ?? 999)) > 24).length ?? 0;
      return apart / (a?.length ?? 1);
    },
    pictures.map((picture) => picture.toString('base64')),
  );
}
