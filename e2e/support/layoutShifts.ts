import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** What has moved in the page so far, one line a shift: its score, and what went from where to where. */
export function layoutShifts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? [element.localName, ...element.classList].join('.') : 'what is gone';
    };
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly): string => `${x},${y} ${width}x${height}`;
    const lineOf = ({ value, sources }: LayoutShift): string => {
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} ${placeOf(previousRect)} -> ${placeOf(currentRect)}`,
      );
      return `${value}: ${moved.join('; ')}`;
    };
    return new Promise<readonly string[]>((resolve) => {
      const lines: string[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as LayoutShift[])
          if (entry.value > 0) lines.push(lineOf(entry));
      }).observe({ type: 'layout-shift', buffered: true });
      requestAnimationFrame(() => setTimeout(() => resolve(lines), 50));
    });
  });
}
