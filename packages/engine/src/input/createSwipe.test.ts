import { expect, it } from 'vitest';
import type { DragRelease } from '../ports/DragHandler.ts';
import { createSwipe } from './createSwipe.ts';
import type { Position } from './Position.ts';

const MIDDLE: Position = { index: 1, count: 3, isRing: true };

function swipe(
  release: Partial<DragRelease>,
  { axis = 'horizontal' as const, isRtl = false, at = MIDDLE }: Partial<SwipeSetup> = {},
) {
  const asked: unknown[] = [];
  const handler = createSwipe({
    axis,
    isRtl: () => isRtl,
    position: () => at,
    request: (request) => void asked.push(request),
  });
  if (handler.start()) handler.end({ distancePx: 0, velocityPxPerMs: 0, isCancelled: false, ...release });
  return asked;
}

interface SwipeSetup {
  readonly axis: 'horizontal' | 'vertical';
  readonly isRtl: boolean;
  readonly at: Position;
}

it.each([
  ['far to the left', { distancePx: -60 }, {}, ['+1']],
  ['far to the right', { distancePx: 60 }, {}, ['-1']],
  ['a little', { distancePx: -30 }, {}, []],
  ['a little, fast', { distancePx: -15, velocityPxPerMs: -0.8 }, {}, ['+1']],
  ['hardly at all, fast', { distancePx: -4, velocityPxPerMs: -0.8 }, {}, []],
  ['far, and back at the end', { distancePx: -60, velocityPxPerMs: 0.8 }, {}, []],
  ['far, and taken away', { distancePx: -60, isCancelled: true }, {}, []],
  ['far to the left where reading goes left', { distancePx: -60 }, { isRtl: true }, ['-1']],
  ['far up on a vertical module', { distancePx: -60 }, { axis: 'vertical' as const, isRtl: true }, ['+1']],
])('a swipe %s', (_, release, setup, asked) => {
  expect(swipe(release, setup)).toEqual(asked);
});

it('has nowhere to go at an end that leads nowhere, or with one slide', () => {
  expect(swipe({ distancePx: -60 }, { at: { index: 2, count: 3, isRing: false } })).toEqual([]);
  expect(swipe({ distancePx: 60 }, { at: { index: 2, count: 3, isRing: false } })).toEqual(['-1']);
  expect(swipe({ distancePx: -60 }, { at: { index: 0, count: 1, isRing: true } })).toEqual([]);
});
