import type { Module } from '@vitrine/model';
import { allLayers } from '../../layers/allLayers.ts';
import { wrappersOf } from '../../layers/wrappersOf.ts';
import type { Frame } from '../../ports/Frame.ts';
import type { Stage } from '../../ports/Stage.ts';

export interface TestStage extends Stage {
  /** Keys of the slides that are seen, and the current ones among them. */
  readonly shown: readonly string[];
  readonly current: readonly string[];
  readonly built: readonly string[];
  /** How often it was drawn. */
  readonly drawCount: number;
  awaits: boolean;
  isReady: boolean;
  /** From one slide of a carousel to the next. */
  stepPx: number;
}

/** A page without a compiler: it draws what the player needs of a frame, and nothing that is to be seen. */
export function createTestStage(module: Module, document: Document): TestStage {
  const root = document.body.appendChild(document.createElement('sr7-module'));
  let frame: Frame | null = null;
  let drawCount = 0;

  function layerElement(slideKey: string, layer: { readonly key: string }): string {
    return `l${slideKey}-${layer.key}`;
  }

  function buildSlide(key: string): HTMLElement {
    const slide = document.createElement('sr7-slide');
    slide.dataset['key'] = key;
    slide.appendChild(document.createElement('sr7-bg'));
    for (const layer of allLayers(module.slide(key).layers)) {
      const place = slide.appendChild(document.createElement('sr7-place'));
      const { parallax, loop, mask } = wrappersOf(layer);
      const shifted = parallax ? place.appendChild(document.createElement('sr7-plx')) : place;
      const outer = loop ? shifted.appendChild(document.createElement('sr7-loop')) : shifted;
      const inner = mask ? outer.appendChild(document.createElement('sr7-mask')) : outer;
      const content = inner.appendChild(document.createElement('div'));
      content.id = layerElement(key, layer);
      content.className = 'sr7-layer';
    }
    return slide;
  }

  const find = (key: string): HTMLElement | null => root.querySelector(`sr7-slide[data-key="${key}"]`);

  const stage: TestStage = {
    root,
    awaits: true,
    isReady: true,
    stepPx: 100,
    draw(next) {
      frame = next;
      drawCount++;
      const wanted = [...next.backKeys, ...next.slides.map(({ key }) => key), ...next.frontKeys];
      for (const element of root.querySelectorAll<HTMLElement>('sr7-slide'))
        if (!wanted.includes(element.dataset['key'] ?? '')) element.remove();
      for (const key of wanted) if (!find(key)) root.appendChild(buildSlide(key));
      for (const { key, shown } of next.slides) find(key)?.toggleAttribute('hidden', !shown);
    },
    slide: find,
    background: (key) => find(key)?.querySelector('sr7-bg') ?? null,
    layer(key, layer) {
      const content = find(key)?.querySelector<HTMLElement>(`#${layerElement(key, layer)}`);
      const place = content?.closest<HTMLElement>('sr7-place');
      if (!content || !place) return null;
      const [parallax = null, loop = null, mask = null] = ['sr7-plx', 'sr7-loop', 'sr7-mask'].map((tag) =>
        place.querySelector<HTMLElement>(tag),
      );
      return { place, parallax, loop, mask, content };
    },
    ready: () => (stage.isReady ? Promise.resolve() : new Promise(() => undefined)),
    measureCarousel: () => ({
      stepPx: stage.stepPx,
      sightBefore: 2,
      sightAfter: 2,
      forward: 1,
      transform: (offset) => `translateX(${Math.round(offset * stage.stepPx)}px)`,
    }),
    awaitsEntry: () => stage.awaits,
    holdEntry: () => undefined,
    goLive: () => undefined,
    showText: ({ content }, layer, isToggled) => {
      content.textContent = isToggled ? layer.toggleText : layer.content.text;
    },
    get drawCount() {
      return drawCount;
    },
    get shown() {
      return frame?.slides.filter((slide) => slide.shown).map(({ key }) => key) ?? [];
    },
    get current() {
      return frame?.slides.filter(({ turn }) => turn === 'current').map(({ key }) => key) ?? [];
    },
    get built() {
      return frame?.slides.filter(({ drawn }) => drawn === 'layers').map(({ key }) => key) ?? [];
    },
  };
  return stage;
}
