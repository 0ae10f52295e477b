import type { Player, PlayerEvents, VitrineApi } from './types.ts';
import { expectTypeOf, it } from 'vitest';

it('types what elements tell of a module', () => {
  document.addEventListener('sr.module.ready', ({ detail }) =>
    expectTypeOf(detail).toEqualTypeOf<{ readonly player: Player }>(),
  );
  document.addEventListener('sr.module.drawn', ({ detail }) => expectTypeOf(detail).toEqualTypeOf<null>());
  // @ts-expect-error what is drawn need not live
  document.addEventListener('sr.module.drawn', ({ detail }) => detail.player);
});

it('types the elements, with their player and their data', () => {
  const element = document.createElement('sr7-module');
  expectTypeOf(element.vitrine).toEqualTypeOf<Player | undefined>();
  expectTypeOf(element.show).toEqualTypeOf<() => void>();
  element.data = { slides: {} };
  // @ts-expect-error whoever draws the module leaves its player there
  element.vitrine = undefined;
});

it('types the page’s global, which is there once the script is', () => {
  expectTypeOf(window.vitrine).toEqualTypeOf<VitrineApi | undefined>();
  window.vitrine?.on('*', 'slide.afterChange', (payload) =>
    expectTypeOf(payload).toEqualTypeOf<PlayerEvents['slide.afterChange']>(),
  );
  // @ts-expect-error there is no such event
  window.vitrine?.on('hero', 'slide.over', () => undefined);
  // @ts-expect-error there is no such setting
  window.vitrine?.configure({ root: '/wp-json/' });
});
