import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Layer } from '../slide/buildLayers.ts';
import type { Slide } from '../slide/Slide.ts';
import { type Module, openModule } from './Module.ts';

const keys = (slides: Module['slides']): string[] => slides.map(({ key }) => key);

describe('slides', () => {
  it('stand in their order, in numbers or words, and those without one in the document’s', () => {
    const { slides } = openModule({
      settings: {},
      slides: { 1: { slide: { order: '3' } }, 2: { slide: { order: 1 } }, 3: {}, 4: { slide: { order: 2 } } },
    });
    expect(keys(slides)).toEqual(['2', '4', '1', '3']);
  });

  it('keep the document’s order where theirs is equal', () => {
    const same = { slide: { order: 1 } };
    expect(keys(openModule({ settings: {}, slides: { a: same, c: same, b: same } }).slides)).toEqual([
      'a',
      'c',
      'b',
    ]);
  });

  it('that are global stand apart', () => {
    const { slides, globalSlides } = openModule({
      settings: {},
      slides: { 1: {}, 2: { slide: { global: 'true', pos: 'back' } } },
    });
    expect([keys(slides), keys(globalSlides)]).toEqual([['1'], ['2']]);
  });

  it('are read when they are asked for, once', () => {
    const module = openModule({ settings: {}, slides: { 1: { layers: { 1: { size: { w: 'wide' } } } } } });
    expect(module.notes).toEqual([]);
    expect(module.slide('1')).toBe(module.slide('1'));
    expect(module.notes.map(({ path }) => path)).toEqual(['slides.1.layers.1.size.w']);
  });

  it('have their background apart from their layers', () => {
    const module = openModule({
      settings: {},
      slides: { 1: { layers: [{ type: 'text' }, { type: 'shape', subtype: 'slidebg' }] } },
    });
    expect(module.slide('1').background?.key).toBe('1');
    expect(module.slide('1').layers.map(({ key }) => key)).toEqual(['0']);
  });

  it.each(['9', '__proto__', 'constructor', ''])('unknown by the key %j are empty', (key) => {
    const slide = openModule({ settings: {}, slides: { 1: {} } }).slide(key);
    expect(slide).toMatchObject({ key, layers: [], background: null, hasLayers: false });
  });

  it('without layers say so: they are fetched when needed', () => {
    const module = openModule({ settings: {}, slides: { 1: { layers: [] }, 2: { layers: [{}] } } });
    expect([module.slide('1').hasLayers, module.slide('2').hasLayers]).toEqual([false, true]);
  });
});

describe('levels', () => {
  it('resolve every list of the document with those in use', () => {
    const wire = {
      settings: { uSize: [true, true, false, true, true], size: { height: [5, 4, 3, 2, 1] } },
      slides: { 1: { layers: [{ zIndex: 1, vis: [true, false, true, '#a', true] }] } },
    };
    const module = openModule(wire);
    expect(module.settings.size.height).toEqual([5, 4, 4, 2, 1]);
    expect(module.slide('1').layers[0]?.visible).toEqual([true, false, true, true, true]);
  });
});

it.each([null, 3, 'x', [], {}, { settings: 5, slides: 7 }, { settings: null, slides: [null, 1, 'x'] }])(
  'opens %j as an empty module',
  (json) => {
    const module = openModule(json);
    expect({ slides: module.slides, type: module.settings.type, id: module.id }).toEqual({
      slides: [],
      type: 'slider',
      id: '0',
    });
  },
);

it.each([
  ['7', '7'],
  [7, '7'],
  ['ERROR', 'ERROR'],
  [null, '0'],
  [{}, '0'],
])('has the id %j as %j', (id, expected) => {
  expect(openModule({ id, settings: {}, slides: {} }).id).toBe(expected);
});

it('keeps the document as it came', () => {
  const document = { slides: {}, settings: { unknown: [1] }, id: 1 };
  expect(openModule(document).document).toBe(document);
});

describe('editor mode', () => {
  /** Where nothing is a value of its own: no parent, no limit, the module's own length, add-ons that are not ours. */
  const mayBeNothing =
    /\.(?:parentId|background|tag|addOns|link|ids|margins|cachedHeight\[\d\]|delayMs|lengthMs|staggerMs|startS|endS|ratio)$/;

  it('fills in every optional feature of settings, slides and layers', () => {
    const module = openModule(
      { settings: {}, slides: { 1: { slide: {}, layers: [{}] } } },
      { backend: true },
    );
    const nothings = [
      ...findNothing(module.settings, 'settings'),
      ...findNothing(module.slide('1'), 'slide'),
    ];
    expect(nothings.filter((path) => !mayBeNothing.test(path))).toEqual([]);
    expect(module.slide('1').layers[0]?.timeline.in.background).not.toBeNull();
    expect(module.notes).toEqual([]);
  });

  it('is the only one to do so', () => {
    const module = openModule({ settings: {}, slides: { 1: { layers: [{}] } } });
    expect([...findNothing(module.settings, 'settings')]).toEqual(
      expect.arrayContaining(['settings.modal', 'settings.nav.arrows', 'settings.source.posts']),
    );
    expect([...findNothing(module.slide('1'), 'slide')]).toEqual(
      expect.arrayContaining(['slide.layers[0].hover', 'slide.layers[0].timeline.in.loop']),
    );
  });
});

function* findNothing(value: unknown, path: string): Generator<string> {
  if (value === null || value === undefined) yield path;
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* findNothing(item, `${path}[${index}]`);
  else if (typeof value === 'object')
    for (const [key, item] of Object.entries(value)) yield* findNothing(item, `${path}.${key}`);
}

it('is typed down to its values', () => {
  expectTypeOf<ReturnType<typeof openModule>>().toEqualTypeOf<Module>();
  expectTypeOf<Module['slide']>().toEqualTypeOf<(key: string) => Slide>();
  expectTypeOf<Slide['layers']>().toEqualTypeOf<readonly Layer[]>();
  expectTypeOf<Module['settings']['type']>().toEqualTypeOf<'slider' | 'hero' | 'carousel' | 'modal'>();
  expectTypeOf<Module['settings']['progressBar']>().extract<null>().toEqualTypeOf<null>();
  expectTypeOf<Layer['visible']>().toEqualTypeOf<readonly [boolean, boolean, boolean, boolean, boolean]>();
  expectTypeOf<Layer['tag']>().toEqualTypeOf<string | null>();
  expectTypeOf<Slide['timing']['lengthMs']>().toEqualTypeOf<number | null>();
});

describe('a slide that was fetched on its own', () => {
  const document = { slides: { 30: { slide: { title: 'Autumn' }, layers: [] } } };

  it('takes the place of the one without layers', () => {
    const module = openModule(document);
    expect(module.slide('30').hasLayers).toBe(false);
    module.receiveSlide('30', { slide: { title: 'Autumn' }, layers: { 4: { id: 4, type: 'text' } } });
    expect(module.slide('30').layers.map(({ id }) => id)).toEqual(['4']);
    expect(module.document).toEqual(document);
  });

  it.each([null, 'x', 4])('stays as it is when %j comes', (wire) => {
    const module = openModule(document);
    module.receiveSlide('30', wire);
    expect(module.slide('30').title).toBe('Autumn');
  });
});

it('knows deep links and what navigation hides without reading the slides', () => {
  const module = openModule({
    slides: {
      1: { slide: { attr: { deepLink: 'spring' } } },
      2: { slide: { attr: { deepLink: '' }, slideshow: { hfn: 'true' } } },
      3: { slide: [] },
    },
  });
  expect(['spring', 'summer', ''].map((link) => module.slideByDeepLink(link))).toEqual(['1', null, null]);
  expect(['1', '2', '3', '4'].map((key) => module.isHiddenFromNavigation(key))).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

it('reads a slide anew after it was let go, and tells what is wrong in it once', () => {
  const module = openModule({ slides: { 1: { slide: { title: 'Spring', order: 'soon' } } } });
  const first = module.slide('1');
  const { length } = module.notes;
  expect(module.slide('1')).toBe(first);
  module.releaseSlide('1');
  expect(module.slide('1')).not.toBe(first);
  expect(module.slide('1')).toEqual(first);
  expect(length).toBeGreaterThan(0);
  expect(module.notes).toHaveLength(length);
});
