import { readFileSync } from 'node:fs';

/** A demo layer serves as the pattern, so that a bench layer holds what a real one does. */
const demo = JSON.parse(
  readFileSync(new URL('../apps/site/demo/modules/product-hero.json', import.meta.url), 'utf8'),
);

/**
 * A module with this many slides and layers in each, as JSON text.
 * @param {number} slideCount
 * @param {number} layerCount
 */
export function largeModule(slideCount, layerCount) {
  const [pattern] = Object.values(demo.slides);
  const texts = Object.values(pattern.layers).filter(({ type }) => type === 'text');
  /** @param {number} index */
  const layer = (index) => ({
    ...texts[index % texts.length],
    id: index,
    zIndex: index,
    order: index,
    pid: -1,
  });
  const layers = Object.fromEntries(Array.from({ length: layerCount }, (_, index) => [index, layer(index)]));
  /** @param {number} index */
  const slide = (index) => ({
    ...pattern,
    id: index + 1,
    slide: { ...pattern.slide, id: index + 1, order: index + 1 },
    layers,
  });
  const slides = Object.fromEntries(
    Array.from({ length: slideCount }, (_, index) => [index + 1, slide(index)]),
  );
  return JSON.stringify({ ...demo, slides });
}
