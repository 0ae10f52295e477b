// @vitest-environment happy-dom
import { createTestClock } from '@vitrine/browser/testing';
import { cutIntoPieces } from '@vitrine/motion';
import { createTestTimelines } from '@vitrine/motion/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { TRANSITION_KINDS } from './kinds/index.ts';
import { playTransition, type TransitionOptions } from './playTransition.ts';
import { presetTransition } from './testing/readTransition.ts';

afterEach(() => document.body.replaceChildren());

function addSlide(picture: string): { slide: HTMLElement; background: HTMLElement } {
  const slide = document.createElement('sr7-slide');
  const background = document.createElement('sr7-bg');
  background.id = picture;
  background.innerHTML = `<img src="/${picture}.webp" style="object-fit:cover">`;
  slide.append(background, document.createElement('sr7-place'));
  document.body.append(slide);
  return { slide, background };
}

function play(key: string, options: Partial<TransitionOptions> = {}) {
  const clock = createTestClock();
  const timelines = createTestTimelines(clock);
  const leaving = addSlide('a');
  const entering = addSlide('b');
  const before = document.body.innerHTML;
  const over: boolean[] = [];
  const running = playTransition({
    transition: presetTransition(key, { ms: 1000 }),
    entering,
    leaving,
    direction: 1,
    reducedMotion: false,
    random: () => 0.5,
    createTimeline: timelines.createTimeline,
    cutIntoPieces,
    onOver: (interrupted) => over.push(interrupted),
    ...options,
  });
  return { running, clock, timelines, entering, leaving, over, before };
}

const moved = ({ timelines }: ReturnType<typeof play>) =>
  (timelines.made[0]?.tracks ?? []).map(({ element }) => element);

it('moves the backgrounds themselves when nothing is cut, and no layers', () => {
  const scene = play('slidehorizontal');
  expect(moved(scene)).toEqual([scene.entering.background, scene.leaving.background]);
  expect(document.body.innerHTML).toBe(scene.before);
});

it('lets pieces stand in for a background that is cut, which is held invisible', () => {
  const scene = play('boxfade');
  const holder = scene.entering.background.nextElementSibling;
  expect(holder?.children.length).toBe(40);
  expect(scene.timelines.made[0]?.tracks[0]).toEqual({
    element: scene.entering.background,
    start: { opacity: 0 },
    steps: [],
  });
  expect(moved(scene).slice(1)).toEqual([...(holder?.children ?? [])]);
  expect(scene.entering.background.getAttribute('style')).toBe(null);
});

it('moves the picture behind each window when it is masked', () => {
  const scene = play('slotslide-horizontal');
  const [piece] = scene.entering.background.nextElementSibling?.children ?? [];
  expect(piece?.children.length).toBe(1);
  expect(moved(scene)).toContain(piece?.firstElementChild);
  expect(moved(scene)).not.toContain(piece);
});

it('raises a leaving slide that uncovers the other, and no other', () => {
  const raised = (key: string) => {
    const scene = play(key);
    return scene.timelines.made[0]?.tracks.find(({ element }) => element === scene.leaving.slide)?.start;
  };
  expect([raised('slideremoveup'), raised('slideoverup')]).toEqual([{ zIndex: 6 }, undefined]);
});

it('lays a colour under the leaving background while it fades through it', () => {
  const { leaving, clock } = play('fadethroughdark');
  const sheet = leaving.background.previousElementSibling as HTMLElement | null;
  expect(sheet?.style.backgroundColor).toBe('#000');
  clock.advance(1000);
  expect(leaving.background.previousElementSibling).toBe(null);
});

it('moves only the entering side of a first slide', () => {
  const scene = play('slideremoveup', { leaving: null });
  expect(moved(scene)).toEqual([]);
  const cube = play('cube-horizontal', { leaving: null });
  expect(new Set(moved(cube))).toEqual(new Set([cube.entering.background]));
});

it('fades in 200 ms for visitors who want no motion, whatever the kind', () => {
  const scene = play('cube-horizontal', { reducedMotion: true });
  expect(scene.running.durationMs).toBe(200);
  expect(scene.timelines.made[0]?.tracks).toMatchObject([
    { element: scene.entering.background, start: { opacity: 0 } },
  ]);
});

it('fades for a slide without a transition', () => {
  expect(play('fade', { transition: null }).running.durationMs).toBe(1000);
});

it('pauses, goes on, and jumps', () => {
  const { running, clock, over } = play('fade');
  clock.advance(400);
  running.pause();
  clock.advance(5000);
  expect(over).toEqual([]);
  running.resume();
  clock.advance(599);
  expect(over).toEqual([]);
  clock.advance(1);
  expect(over).toEqual([false]);
  const other = play('fade');
  other.running.seek(900);
  other.clock.advance(100);
  expect(other.over).toEqual([false]);
});

it('is over after a moment when there is nothing to see, and never before it returns', () => {
  const { over, clock } = play('notransition');
  expect(over).toEqual([]);
  clock.advance(0);
  expect(over).toEqual([false]);
});

const keys = Object.values(TRANSITION_KINDS).flatMap(({ presets }) => Object.keys(presets()));

describe.each(keys)('%s', (key) => {
  it('ends once and leaves nothing behind', () => {
    const { clock, timelines, over, before } = play(key);
    clock.advance(2000);
    expect(over).toEqual([false]);
    expect(document.body.innerHTML).toBe(before);
    expect([timelines.alive, clock.pending]).toEqual([[], 0]);
  });

  it.each([0, 1, 500, 999])('is interrupted after %i ms, says so once, and leaves nothing behind', (ms) => {
    const { running, clock, timelines, over, before } = play(key, { direction: -1 });
    clock.advance(ms);
    running.interrupt();
    running.interrupt();
    running.resume();
    running.seek(0);
    clock.advance(5000);
    expect(over.length).toBe(1);
    expect(document.body.innerHTML).toBe(before);
    expect([timelines.alive, clock.pending]).toEqual([[], 0]);
  });
});
