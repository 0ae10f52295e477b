// @vitest-environment happy-dom
import type { BackgroundTransition } from '@vitrine/model';
import type { Track } from '@vitrine/motion';
import { createTestClock } from '@vitrine/browser/testing';
import { createTestTimelines } from '@vitrine/motion/testing';
import { describe, expect, it } from 'vitest';
import { isPlainFade } from './isPlainFade.ts';
import { playFade } from './playFade.ts';
import { playTransition } from './playTransition.ts';
import { readTransition } from './testing/readTransition.ts';

/** What each way does to both backgrounds, in the same words. */
function tracksOf(transition: BackgroundTransition | null, enteringCovers: boolean, way: 'fade' | 'whole') {
  const [entering, leaving] = [document.createElement('i'), document.createElement('b')];
  const { createTimeline } = createTestTimelines(createTestClock());
  const told: { tracks: readonly Track[]; durationMs: number | undefined }[] = [];
  const spied: typeof createTimeline = (tracks, options) => {
    told.push({ tracks, durationMs: options?.durationMs });
    return createTimeline(tracks, options);
  };
  const common = { transition, enteringCovers, createTimeline: spied, onOver: () => undefined };
  if (way === 'fade') playFade({ ...common, entering, leaving });
  else
    playTransition({
      ...common,
      entering: { slide: entering, background: entering },
      leaving: { slide: leaving, background: leaving },
      direction: 1,
      reducedMotion: false,
      random: () => 0,
      cutIntoPieces: () => {
        throw new Error('a fade is never cut');
      },
    });
  return told.map(({ tracks, durationMs }) => ({
    durationMs,
    tracks: tracks.map(({ element, start, steps }) => [element.localName, start, steps]),
  }));
}

describe('a plain fade', () => {
  it.each([
    ['a slide that says nothing', null],
    ['a fade', readTransition({ temp: { p: 'fade' }, ms: 700 })],
    [
      'a fade with an ease of its own',
      readTransition({ temp: { p: 'fade' }, ms: 400, in: { e: 'sine.out' } }),
    ],
    ['a late fade', readTransition({ temp: { p: 'fade' }, ms: 400, t: 250 })],
    ['a fade of no length', readTransition({ temp: { p: 'fade' }, ms: 0 })],
  ])('does what the whole machinery does: %s', (_, transition) => {
    expect(isPlainFade(transition)).toBe(true);
    for (const covers of [true, false])
      expect(tracksOf(transition, covers, 'fade')).toEqual(tracksOf(transition, covers, 'whole'));
  });

  it.each([
    ['another preset', { temp: { p: 'crossfade' } }],
    ['a fade in columns', { temp: { p: 'fade' }, in: { col: 5 } }],
    ['a fade that moves', { temp: { p: 'fade' }, in: { x: '100%' } }],
    ['a fade with a leaving side of its own', { temp: { p: 'fade' }, out: { o: 0 } }],
    ['a fade through a colour', { temp: { p: 'fade' }, p: 'dark' }],
    ['a random one', { temp: { p: 'fade' }, rnd: true }],
    ['one in space', { temp: { p: 'fade' }, d3: { f: 'cube' } }],
    ['one with a filter', { temp: { p: 'fade' }, filter: { u: true } }],
  ])('is not %s', (_, wire) => {
    expect(isPlainFade(readTransition(wire))).toBe(false);
  });
});
