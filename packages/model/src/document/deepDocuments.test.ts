import { describe, expect, it } from 'vitest';
import { DOCUMENT_DEPTH } from '../limits.ts';
import type { JsonObject } from '../reading/json.ts';
import { openModule } from './Module.ts';

function nest(levels: number): unknown {
  let value: unknown = 'end';
  for (let level = 0; level < levels; level++) value = [value];
  return value;
}

function depthOf(value: unknown): number {
  let depth = 0;
  for (let inside = value; Array.isArray(inside); inside = inside[0]) depth++;
  return depth;
}

const document = (levels: number): JsonObject => ({
  settings: { source: { ids: nest(levels) } },
  slides: { 1: { slide: { addOns: nest(levels) }, layers: { 1: { addOns: nest(levels) } } } },
});

/** Levels above what is passed on: of the document, `settings` and `source`, and so on. */
const [OF_SETTINGS, OF_SLIDE, OF_LAYER] = [3, 4, 5];

function read(levels: number) {
  const module = openModule(document(levels));
  const { addOns, layers } = module.slide('1');
  return { module, depths: [module.settings.source.ids, addOns, layers[0]?.addOns].map(depthOf) };
}

describe('a document nested without end', () => {
  it('is read as deep as documents may be, and the rest is left out', () => {
    const expected = [OF_SETTINGS, OF_SLIDE, OF_LAYER].map((above) => DOCUMENT_DEPTH - above);
    expect(read(100_000).depths).toEqual(expected);
  });

  it('is told by the place where it is cut, once for the settings and once for each slide', () => {
    const { notes } = read(100_000).module;
    const zeros = (count: number): string => '[0]'.repeat(count);
    expect(notes).toEqual([
      {
        kind: 'repaired',
        path: `settings.source.ids${zeros(DOCUMENT_DEPTH - OF_SETTINGS)}`,
        message: `nested deeper than ${DOCUMENT_DEPTH} levels; left out`,
      },
      {
        kind: 'repaired',
        path: `slides.1.slide.addOns${zeros(DOCUMENT_DEPTH - OF_SLIDE)}`,
        message: `nested deeper than ${DOCUMENT_DEPTH} levels here and in 1 more places; left out`,
      },
    ]);
  });

  it('is cut also where a slide comes later', () => {
    const module = openModule({ settings: {}, slides: { 1: { slide: {} } } });
    module.receiveSlide('1', { slide: { addOns: nest(100_000) } });
    expect(depthOf(module.slide('1').addOns)).toBe(DOCUMENT_DEPTH - OF_SLIDE);
    expect(module.notes).toMatchObject([{ kind: 'repaired' }]);
  });

  it('keeps its document as it came', () => {
    const json = document(100_000);
    expect(openModule(json).document).toBe(json);
  });
});

it('leaves a document alone that is as deep as documents may be', () => {
  const levels = DOCUMENT_DEPTH - OF_LAYER;
  const { module, depths } = read(levels);
  expect({ depths, notes: module.notes }).toEqual({ depths: [levels, levels, levels], notes: [] });
});

it('finds a slide of a long list without going through the list each time', () => {
  let looks = 0;
  const slides = new Proxy(
    Array.from({ length: 2000 }, (_, index) => ({ slide: { title: `${index}` } })),
    {
      get(list, key) {
        looks++;
        return Reflect.get(list, key);
      },
    },
  );
  const module = openModule({ settings: {}, slides });
  for (const { key } of module.slides) module.isHiddenFromNavigation(key);
  for (const { key } of module.slides.slice(0, 100)) module.slide(key);
  expect(module.slide('99').title).toBe('99');
  expect(looks).toBeLessThan(10 * 2000);
});

it('shortens keys that nobody could have typed, as every note below them repeats them', () => {
  const layers = { 1: { size: { w: 'wide' } } };
  const module = openModule({ settings: {}, slides: { ['s'.repeat(10_000)]: { slide: {}, layers } } });
  for (const { key } of module.slides) module.slide(key);
  expect(module.notes.map(({ path }) => path)).toEqual([`slides.${'s'.repeat(100)}….layers.1.size.w`]);
});
