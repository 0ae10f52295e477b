// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { breathe, createTestLayer, NOTHING_LEFT } from './testing/createTestLayer.ts';
import { frames } from './testing/testScenes.ts';

/** Something of everything: mask, clip, filter, colours, parts, a loop, a block, hover, a second text. */
const wire = {
  toggle: { text: 'other' },
  hov: { u: true, color: { c: '#ff0000' }, frame: { rZ: '20deg' }, zIndex: '9' },
  tl: {
    in: {
      content: frames(
        { o: 0, x: 'left', y: '{-9,9}' },
        { t: 50, d: 200, o: 1 },
        { t: 250, d: 100, pE: 'n', y: '5px' },
      ),
      mask: frames({ y: '10%', oflow: 'hidden' }, { t: 0, d: 200, y: 0, oflow: 'hidden' }),
      clip: frames({ c: '0%' }, { t: 0, d: 300, c: 100 }),
      filter: frames({ fu: true, b: '9px' }, { t: 0, d: 300, fu: false }),
      words: frames({ o: 0 }, { t: 0, d: 100, o: 1, delay: 2 }),
      loop: frames({ t: 0, d: 0 }, { t: 100, d: 500, x: '9px', rep: { s: 'se', r: -1, y: true } }),
    },
    out: { content: frames({ t: 0, d: 150, o: 0, pE: 'n', fx: 'cleft', fxs: 150 }) },
    scene_1: { content: frames({ t: 0, d: 300, rZ: '(45deg)', color: '#00ff00' }) },
    scene_2: {
      clip: frames({ t: 20, d: 120, c: '30%' }),
      mask: frames({ t: 0, d: 90, x: '20px', oflow: 'hidden' }),
    },
    scene_3: { chars: frames({ t: 0, d: 80, y: '-10px', delay: 1 }) },
  },
};

const scene = fc.constantFrom('in', 'out', 'scene_1', 'scene_2', 'scene_3', 'scene_4');
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('play' as const),
      scene,
      reversed: fc.boolean(),
      delayMs: fc.constantFrom(0, 0, 70),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 400 }) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'pause',
        'resume',
        'finish',
        'hover',
        'leave',
        'text',
        'toggle',
        'reset',
        'relayout',
        'breathe',
        'back',
        'on',
        'replay',
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('seek' as const), ms: fc.integer({ min: -50, max: 600 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('speed' as const), speed: fc.constantFrom(0, 0.5, 1, 3) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type Test = ReturnType<typeof createTestLayer>;

async function act({ player, clock }: Test, given: Step): Promise<void> {
  const acts: Readonly<Record<Step['do'], () => void | Promise<void>>> = {
    play: () => void (given.do === 'play' && player.play(given.scene, given)),
    wait: () => void (given.do === 'wait' && clock.advance(given.ms)),
    seek: () => void (given.do === 'seek' && player.seek(given.ms)),
    speed: () => void (given.do === 'speed' && player.setSpeed(given.speed)),
    pause: () => player.pause(),
    resume: () => player.resume(),
    finish: () => player.finish(),
    hover: () => player.setHover(true),
    leave: () => player.setHover(false),
    text: () => player.toggleText(),
    toggle: () => player.toggle('scene_1', 'scene_2'),
    reset: () => player.reset(),
    relayout: () => player.relayout(),
    back: () => player.stepFrame(-1),
    on: () => player.stepFrame(1),
    replay: () => player.replayFrom(60),
    breathe,
  };
  await acts[given.do]();
}

/** What must hold whatever has happened. */
function expectConsistent({ player, motion }: Test): void {
  expect(player.isEntered && !player.isOnStage).toBe(false);
  expect(player.isEntered && player.state !== 'animated').toBe(false);
  expect(player.runningFrames.size > 0 && !player.isBusy).toBe(false);
  expect(player.isBusy && player.scene === null).toBe(false);
  // One scene at a time, the one that it takes over from while it is built, a loop and the hover.
  expect(motion.timelines.alive.length).toBeLessThanOrEqual(4);
}

/** Frames that ended without having started. */
function unpaired({ told }: Test): string[] {
  const open = new Set<string>();
  return told.flatMap(({ name, scene: of, frame }) => {
    if (name === 'framestarted') open.add(`${of} ${frame}`);
    return name === 'frameended' && !open.delete(`${of} ${frame}`) ? [`${of} ${frame}`] : [];
  });
}

it('is consistent after every step, and leaves nothing behind', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      let isFirstText = true;
      const test = createTestLayer(wire, { onText: (isToggled) => void (isFirstText = !isToggled) });
      for (const given of steps) {
        await act(test, given);
        expectConsistent(test);
      }
      test.player.reset();
      expect(isFirstText).toBe(true);
      expect(test.player).toMatchObject({ state: 'prepared', scene: null, isBusy: false, isEntered: false });
      test.player.dispose();
      await breathe();
      expect(test.leftOver).toEqual(NOTHING_LEFT);
      expect(test.nodes.content.innerHTML).toBe('Hello you');
    }),
    { numRuns: 400, seed: 20_260_202 },
  );
});

it('ends every frame that it has started, when nobody resets it', async () => {
  const calm = step.filter((given) => given.do !== 'reset');
  await fc.assert(
    fc.asyncProperty(fc.array(calm, { maxLength: 25 }), async (steps) => {
      const test = createTestLayer(wire);
      for (const given of steps) await act(test, given);
      await breathe();
      test.player.setSpeed(1);
      test.player.resume();
      test.clock.advance(10_000);
      expect(unpaired(test)).toEqual([]);
      expect(test.player.runningFrames.size).toBe(0);
      expect(test.player.isBusy).toBe(false);
      test.player.dispose();
    }),
    { numRuns: 300, seed: 20_260_203 },
  );
});
