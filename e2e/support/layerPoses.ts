import type { Page } from '@playwright/test';

/** How a layer stands: its box in the layout, and what moves or hides it. */
export interface LayerPose {
  readonly id: string;
  readonly box: readonly number[];
  readonly transform: string;
  readonly opacity: string;
  readonly clip: string;
}

/** The poses of the visible layers of the current slide, and of the global ones. */
export const layerPoses = (page: Page): Promise<LayerPose[]> => page.evaluate(readLayerPoses);

/** Runs in the page. */
export function readLayerPoses(): LayerPose[] {
  const layers = document.querySelectorAll<HTMLElement>('sr7-slide[data-current] .sr7-layer');
  return [...layers].flatMap((layer) => {
    const { transform, opacity, visibility, clipPath } = getComputedStyle(layer);
    if (visibility === 'hidden' || layer.offsetParent === null) return [];
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = layer;
    return [
      {
        id: layer.id,
        box: [offsetLeft, offsetTop, offsetWidth, offsetHeight],
        transform,
        opacity,
        clip: clipPath,
      },
    ];
  });
}

const NUMBER = /-?\d+(?:\.\d+)?(?:e-?\d+)?/g;
const rounded = (css: string): string => css.replace(NUMBER, (number) => Number(number).toFixed(2));

/** Layers that do not stand as they should, in words. */
export function poseDifferences(expected: readonly LayerPose[], found: readonly LayerPose[]): string[] {
  const byId = new Map(found.map((pose) => [pose.id, pose]));
  const text = ({ box, transform, opacity }: LayerPose): string =>
    `${box.join(' ')} | ${rounded(transform)} | ${Number(opacity).toFixed(2)}`;
  return expected.flatMap((pose) => {
    const other = byId.get(pose.id);
    if (!other) return [`${pose.id} is not to be seen`];
    return text(pose) === text(other) ? [] : [`${pose.id}: ${text(pose)} / ${text(other)}`];
  });
}
