// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTestPlayer } from './testing/createTestPlayer.ts';

const background = (temp: object) => ({
  layers: { 0: { id: 0, type: 'shape', subtype: 'slidebg', tl: { in: { bg: { ms: 1000, temp } } } } },
});
/** A fade, a push, and one that takes no time at all. */
const KINDS = [background({ p: 'fade' }), background({ p: 'slidehorizontal' }), {}];

/** What happens to a module, one after the other. */
const anyEvent = fc.oneof(
  fc.record({
    kind: fc.constant('request' as const),
    to: fc.constantFrom('+1', '-1', '#1', '#3', 'first', 'last', 'random'),
  }),
  fc.record({ kind: fc.constant('visible' as const), isOn: fc.boolean() }),
  fc.record({ kind: fc.constant('ready' as const), isOn: fc.boolean() }),
  fc.record({ kind: fc.constant('reduced' as const), isOn: fc.boolean() }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 10, max: 1500 }) }),
);

const anyRun = fc.record({
  slides: fc.array(fc.constantFrom(...KINDS), { minLength: 3, maxLength: 6 }),
  events: fc.array(anyEvent, { maxLength: 20 }),
  nd: fc.constantFrom(0, 200),
});

it('a player shows exactly one current slide, loses no request and settles every change, whatever is asked when', async () => {
  await fc.assert(
    fc.asyncProperty(anyRun, async ({ slides, events, nd }) => {
      const test = createTestPlayer({ slides, settings: { slideshow: { nd, auto: false } } });
      const { player, stage, environment, advance, told } = test;
      let asked = '1';
      player.on('slide.changeRequest', ({ slide }) => (asked = slide));
      const ended: string[] = [];
      player.on('slide.beforeChange', ({ slide }) => ended.push(`before ${slide}`));
      player.on('slide.afterChange', ({ slide }) => ended.push(`after ${slide}`));
      for (const event of events) {
        if (event.kind === 'request') player.request(event.to);
        else if (event.kind === 'visible') environment.visible.set(event.isOn);
        else if (event.kind === 'ready') stage.isReady = event.isOn;
        else if (event.kind === 'reduced') environment.reducedMotion.set(event.isOn);
        else await advance(event.ms, 250);
        expect(stage.current).toEqual([player.places.current]);
      }
      stage.isReady = true;
      environment.visible.set(true);
      await advance(8000, 500);
      expect(stage.current).toEqual([asked]);
      expect([stage.shown, player.isChanging, player.places.next]).toEqual([[asked], false, null]);
      for (let index = 0; index < ended.length; index += 2)
        expect(ended[index + 1]).toBe(ended[index]?.replace('before', 'after'));
      player.dispose();
      stage.root.remove();
      expect(told.length).toBeGreaterThan(0);
    }),
    { numRuns: 60, seed: 7 },
  );
});
