import { expect, it } from 'vitest';
import { openModule } from '../document/Module.ts';

it('places layers that are nested absurdly deep on the slide and tells it', () => {
  const layers = Object.fromEntries(
    Array.from({ length: 8000 }, (_, index) => [
      index,
      { id: index, type: 'container', subtype: 'group', pid: index - 1 },
    ]),
  );
  const module = openModule({ settings: {}, slides: { 1: { slide: {}, layers } } });
  const { layers: roots } = module.slide('1');
  expect(roots.length).toBeGreaterThan(100);
  expect(module.notes[0]?.message).toBe('nested more than 50 deep; placed on the slide');
});
