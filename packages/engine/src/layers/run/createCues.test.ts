import { createTestClock } from '@vitrine/browser/testing';
import { createTestTimelines } from '@vitrine/motion/testing';
import { expect, it } from 'vitest';
import { createCues } from './createCues.ts';

function rig(...times: number[]) {
  const clock = createTestClock();
  const timeline = createTestTimelines(clock).createTimeline([], { durationMs: 1000 });
  const told: string[] = [];
  const cues = createCues({
    clock,
    cues: times.map((ms) => ({
      ms,
      forward: () => void told.push(`${ms}>`),
      backward: () => void told.push(`<${ms}`),
    })),
    timeMs: () => timeline.timeMs,
    told: 0,
  });
  const go = (rate: number): void => {
    timeline.setSpeed(Math.abs(rate));
    if (rate > 0) timeline.play();
    else timeline.reverse();
    cues.follow(rate);
  };
  return { clock, timeline, cues, told, go };
}

it('tells nothing before the clock moves on', () => {
  const { clock, told, go } = rig(0, 100);
  go(1);
  expect(told).toEqual([]);
  clock.advance(0);
  expect(told).toEqual(['0>']);
});

it('tells each moment once, on its way there and on its way back', () => {
  const { clock, told, go } = rig(100, 300);
  go(1);
  clock.advance(500);
  go(-1);
  clock.advance(500);
  expect(told).toEqual(['100>', '300>', '<300', '<100']);
});

it('follows the speed of the timeline', () => {
  const { clock, told, go } = rig(300);
  go(2);
  clock.advance(149);
  expect(told).toEqual([]);
  clock.advance(1);
  expect(told).toEqual(['300>']);
});

it('tells what lies between when the timeline is moved', () => {
  const { timeline, cues, told } = rig(100, 300, 700);
  timeline.seek(500);
  cues.jump();
  timeline.seek(200);
  cues.jump();
  expect(told).toEqual(['100>', '300>', '<300']);
});

it('waits for a timeline that starts late', () => {
  const clock = createTestClock();
  const told: number[] = [];
  const lateMs = 20;
  const cues = createCues({
    clock,
    cues: [{ ms: 100, forward: () => void told.push(clock.now()), backward: () => undefined }],
    timeMs: () => Math.max(0, clock.now() - lateMs),
    told: 0,
  });
  cues.follow(1);
  clock.advance(500);
  expect(told).toEqual([120]);
});

it('tells nothing more once it is disposed of, also from within', () => {
  const clock = createTestClock();
  const told: number[] = [];
  const cue = (ms: number) => ({
    ms,
    forward: () => {
      told.push(ms);
      cues.dispose();
    },
    backward: () => undefined,
  });
  const cues = createCues({ clock, cues: [cue(0), cue(0)], timeMs: () => 0, told: 0 });
  cues.follow(1);
  cues.complete();
  expect(told).toEqual([0]);
  expect(clock.pending).toBe(0);
});
