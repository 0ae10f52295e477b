import type { Page } from '@playwright/test';

export interface Box {
  readonly id: string;
  readonly edges: readonly [x: number, y: number, width: number, height: number];
}

/** The boxes of all layers that the page shows. */
export function layerBoxes(page: Page): Promise<Box[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('sr7-slide:not([hidden]) .sr7-layer')].map((layer) => {
      const { x, y, width, height } = layer.getBoundingClientRect();
      return { id: layer.id, edges: [x, y, width, height] };
    }),
  );
}

/** Layers whose boxes differ by more than half a pixel, in words; none when both lists agree. */
export function boxDifferences(before: readonly Box[], after: readonly Box[]): string[] {
  if (before.length !== after.length) return [`${before.length} layers, then ${after.length}`];
  return before.flatMap((box, index) => {
    const other = after[index];
    const agrees =
      other?.id === box.id &&
      box.edges.every((edge, side) => Math.abs(edge - (other.edges[side] ?? Infinity)) <= 0.5);
    return agrees ? [] : [`${box.id}: ${box.edges.join(' ')} / ${other?.id}: ${other?.edges.join(' ')}`];
  });
}
