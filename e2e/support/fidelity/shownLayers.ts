import type { Page } from '@playwright/test';
import type { Box, RecordedLayer } from './recordings.ts';

export interface Shown {
  readonly module: Box;
  readonly pageHeight: number;
  readonly layers: Readonly<Record<string, RecordedLayer>>;
}

/** What ours shows once a change of the window has been drawn, in the words of a recording. */
export const shownLayers = (page: Page, id: string): Promise<Shown> =>
  page.evaluate(async (moduleId) => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const module = document.getElementById(moduleId) as HTMLElement;
    const base = module.getBoundingClientRect();
    const boxOf = ({ left, top, width, height }: DOMRect) =>
      [left - base.left, top - base.top, width, height] as const;
    const opacityOf = (element: Element | null): number => {
      if (!element || element === document.body) return 1;
      const { display, opacity } = getComputedStyle(element);
      return display === 'none' ? 0 : Number(opacity) * opacityOf(element.parentElement);
    };
    const layers = [...module.querySelectorAll('.sr7-layer')].map((layer) => {
      const { visibility, backgroundColor } = getComputedStyle(layer);
      const box = boxOf(layer.getBoundingClientRect());
      const visible = visibility !== 'hidden' && opacityOf(layer) > 0.01 && box[2] > 0 && box[3] > 0;
      return [
        layer.id.slice(moduleId.length + 1),
        { tag: layer.localName, box, visible, background: backgroundColor },
      ];
    });
    return {
      module: [base.left + scrollX, base.top + scrollY, base.width, base.height] as const,
      pageHeight: (document.getElementById('after')?.getBoundingClientRect().top ?? 0) + scrollY,
      layers: Object.fromEntries(layers) as Record<string, RecordedLayer>,
    };
  }, id);
