import { openModule } from '@vitrine/model';
import { expect, it } from 'vitest';
import { allFeatures } from './allFeatures.ts';
import { FEATURES, featuresOfSlides } from './featureTable.ts';
import { needsOf } from './SlideNeeds.ts';

type Json = Record<string, unknown>;

const frames = (...all: Json[]) => ({ content: { all } });
const comes = frames({ t: 0, d: 0, o: 0, x: '-120px' }, { t: 0, d: 600, e: 'power3.out', o: 1 });

/** The features that a slide with one layer is played with. */
function featuresOf({
  layer = {},
  slide = {},
  background = {},
  settings = {},
}: Record<string, Json>): string[] {
  const module = openModule({
    settings: { type: 'standard', ...settings },
    slides: {
      1: {
        slide,
        layers: {
          0: { id: 0, type: 'shape', subtype: 'slidebg', ...background },
          1: { id: 1, type: 'text', ...layer },
        },
      },
    },
  });
  const needs = needsOf(module.slide('1'), module);
  return Object.entries(FEATURES)
    .filter(([, feature]) => feature.isUsedBy(needs, allFeatures))
    .map(([name]) => name);
}

it('a slide that stands still needs nothing', () => {
  expect(featuresOf({})).toEqual([]);
});

it('a slide whose layers move and fade needs what moves layers, and no more', () => {
  expect(featuresOf({ layer: { tl: { in: comes, out: frames({ t: 0, d: 300, o: 0 }) } } })).toEqual([
    'layers',
  ]);
});

it.each([
  ['a mask', { in: { ...comes, mask: { all: [{ t: 0, d: 0, oflow: 'hidden' }] } } }],
  ['a text in parts', { in: { ...comes, chars: { all: [{ t: 0, d: 0, o: 0 }] } } }],
  ['a block of colour', { in: frames({ t: 0, d: 0, o: 0 }, { t: 0, d: 600, o: 1, fx: 'cleft' }) }],
  ['a colour', { out: frames({ t: 0, d: 300, color: '#ff0000' }) }],
])('%s needs effects', (_, tl) => {
  expect(featuresOf({ layer: { tl } })).toEqual(['layers', 'effects']);
});

it.each([
  ['an entry', { layer: { tl: { in: frames({ t: 0, d: 0, o: 0 }, { t: 0, d: 600, e: 'elastic.out' }) } } }],
  [
    'a drawn path',
    { layer: { tl: { in: frames({ t: 0, d: 0 }, { t: 0, d: 600, e: 'M0,0 C0.2,0 0.3,1 1,1' }) } } },
  ],
  ['a pointer', { layer: { hov: { u: true, frame: { e: 'bounce.out' } } } }],
  [
    'a change of backgrounds',
    { background: { tl: { in: { bg: { ms: 700, ease: 'steps(5)', temp: { p: 'fade' } } } } } },
  ],
  ['a carousel', { settings: { type: 'carousel', carousel: { ease: 'bounce.out' } } }],
  ['an action', { slide: { actions: [{ a: 'scroll', evt: 'click', src: ['1'], e: 'slow' }] } }],
])('a rare ease of %s is fetched before it is used', (_, wire) => {
  expect(featuresOf(wire)).toContain('rareEases');
});

it.each<[string, Parameters<typeof featuresOf>[0], string]>([
  ['a carousel', { settings: { type: 'carousel' } }, 'carousel'],
  ['addresses that name slides', { settings: { browser: { useURLDeeplink: true } } }, 'deepLinks'],
  ['a slide that lies over all others', { slide: { global: true } }, 'globalSlides'],
  ['a slide that repeats itself', { slide: { loop: { u: true, s: 0, e: 900 } } }, 'slideLoop'],
  [
    'a background that is pushed',
    { background: { tl: { in: { bg: { temp: { p: 'slideoverhorizontal' } } } } } },
    'transitions',
  ],
  [
    'a background in pieces',
    { background: { tl: { in: { bg: { temp: { p: 'own' }, in: { row: 4, x: '100%' } } } } } },
    'pieces',
  ],
  ['a film', { layer: { type: 'video' } }, 'media'],
  ['a link', { layer: { content: { text: '<a href="/">home</a>' } } }, 'actions'],
])('%s has its feature', (_, wire, name) => {
  expect(featuresOf(wire)).toContain(name);
});

it('is asked for several slides at once, and leaves out what only another feature can tell of', () => {
  const background = { tl: { in: { bg: { temp: { p: 'own' }, in: { row: 4, x: '100%' } } } } };
  const module = openModule({
    settings: { type: 'standard' },
    slides: {
      1: { slide: { loop: { u: true, s: 0, e: 900 } }, layers: {} },
      2: { slide: {}, layers: { 0: { id: 0, type: 'shape', subtype: 'slidebg', ...background } } },
      3: { slide: {}, layers: { 1: { id: 1, type: 'video' } } },
    },
  });
  const asked = ['1', '2'].map((key) => module.slide(key));
  expect(featuresOfSlides(asked, module)).toEqual(['slideLoop', 'transitions']);
});
