import { openModule } from '@vitrine/model';
import { afterEach, expect, it, vi } from 'vitest';
import { createFeatureLoader } from './createFeatureLoader.ts';
import { FEATURES } from './featureTable.ts';

const module = openModule({
  settings: { type: 'standard' },
  slides: {
    1: { slide: {}, layers: {} },
    2: {
      slide: {},
      layers: {
        0: {
          id: 0,
          type: 'shape',
          subtype: 'slidebg',
          tl: { in: { bg: { temp: { p: 'own' }, in: { row: 4, x: '100%' } } } },
        },
      },
    },
  },
});

afterEach(() => vi.restoreAllMocks());

it('has nothing to wait for where a slide needs nothing', () => {
  expect(createFeatureLoader().ready(module.slide('1'), module)).toBeNull();
});

it('also fetches what only a feature that was fetched can ask for', async () => {
  const { loaded, ready } = createFeatureLoader();
  await ready(module.slide('2'), module);
  expect(Object.keys(loaded).sort()).toEqual(['pieces', 'transitions']);
  expect(ready(module.slide('2'), module)).toBeNull();
});

it('asks once for each feature whether a slide needs it, however many come', async () => {
  let asked = 0;
  const isUsedBy = () => {
    asked++;
    return false;
  };
  const { ready } = createFeatureLoader({ ...FEATURES, effects: { ...FEATURES.effects, isUsedBy } });
  await ready(module.slide('2'), module);
  expect(asked).toBe(1);
});

it('tells of a feature that cannot be had, does without it, and asks again for the next slide', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let asked = 0;
  const load = () => {
    asked++;
    return Promise.reject(new Error('gone'));
  };
  const { loaded, ready } = createFeatureLoader({
    ...FEATURES,
    transitions: { ...FEATURES.transitions, load },
  });
  await ready(module.slide('2'), module);
  expect([asked, told.mock.calls.length, Object.keys(loaded)]).toEqual([1, 1, []]);
  await ready(module.slide('2'), module);
  expect(asked).toBe(2);
});

it('believes a compiler about what a slide is played with, but for what only a feature can tell', async () => {
  const compiled = (...names: string[]) => ({ ...module, featuresOfSlide: () => names });
  const still = createFeatureLoader();
  expect(still.ready(module.slide('2'), compiled())).toBeNull();
  const cut = createFeatureLoader();
  await cut.ready(module.slide('2'), compiled('transitions'));
  expect(Object.keys(cut.loaded).sort()).toEqual(['pieces', 'transitions']);
});

it('goes through a slide once', () => {
  const isUsedBy = vi.fn<() => boolean>(() => false);
  const { ready } = createFeatureLoader({ ...FEATURES, layers: { ...FEATURES.layers, isUsedBy } });
  for (let time = 0; time < 3; time++) ready(module.slide('1'), module);
  expect(isUsedBy).toHaveBeenCalledTimes(1);
});
