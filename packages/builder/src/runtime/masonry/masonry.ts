import { MASONRY_COLUMNS, MASONRY_SPACE_PX } from '../limits.ts';

export interface MasonryOptions {
  readonly container: HTMLElement;
  readonly items: readonly HTMLElement[];
  /** Default 3. */
  readonly columnsCount?: number;
  /** Pixels below each; default 30. */
  readonly verticalSpaceBetween?: number;
}

/** Moves items up under those of their column. Each is measured after the one before it was moved, as that moves it too. */
export function layMasonry({
  container,
  items,
  columnsCount = MASONRY_COLUMNS,
  verticalSpaceBetween = MASONRY_SPACE_PX,
}: MasonryOptions): void {
  const heights: number[] = [];
  const base = pageTop(container) + marginTop(container);
  for (const [at, item] of items.entries()) {
    const column = at % columnsCount;
    if (at >= columnsCount) {
      const up = pageTop(item) - base - (heights[column] ?? 0) - marginTop(item);
      item.style.marginTop = `${-up}px`;
    }
    heights[column] = (heights[column] ?? 0) + item.getBoundingClientRect().height + verticalSpaceBetween;
  }
}

const pageTop = (element: Element): number => element.getBoundingClientRect().top + scrollY;
const marginTop = (element: Element): number => Number.parseFloat(getComputedStyle(element).marginTop) || 0;
