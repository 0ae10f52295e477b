import { openModule } from '@vitrine/model';
import { afterEach, expect, it, vi } from 'vitest';
import { createKit } from './createKit.ts';
import { KIT_PARTS } from './parts.ts';

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
  expect(createKit().ready(module.slide('1'), module)).toBeNull();
});

it('also fetches what only a part that was fetched can ask for', async () => {
  const { kit, ready } = createKit();
  await ready(module.slide('2'), module);
  expect(Object.keys(kit).sort()).toEqual(['pieces', 'transitions']);
  expect(ready(module.slide('2'), module)).toBeNull();
});

it('tells of a part that cannot be had, does without it, and asks again for the next slide', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let asked = 0;
  const load = () => {
    asked++;
    return Promise.reject(new Error('gone'));
  };
  const { kit, ready } = createKit({ ...KIT_PARTS, transitions: { ...KIT_PARTS.transitions, load } });
  await ready(module.slide('2'), module);
  expect([asked, told.mock.calls.length, Object.keys(kit)]).toEqual([1, 1, []]);
  await ready(module.slide('2'), module);
  expect(asked).toBe(2);
});
