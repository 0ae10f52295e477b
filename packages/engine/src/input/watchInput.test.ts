// @vitest-environment happy-dom
import { createTestClock } from '@vitrine/browser/testing';
import { openModule } from '@vitrine/model';
import { afterEach, expect, it } from 'vitest';
import type { DragHandler } from '../ports/DragHandler.ts';
import { createKeyHub } from './createKeyHub.ts';
import { createTestPointer } from './testing/pointer.ts';
import { watchInput } from './watchInput.ts';

afterEach(() => document.body.replaceChildren());

function createModule(settings: Record<string, unknown>, drag: DragHandler | null = null) {
  const root = document.createElement('div');
  document.body.append(root);
  const clock = createTestClock();
  const asked: unknown[] = [];
  const dispose = watchInput({
    root,
    settings: openModule({ id: '1', settings, slides: {} }).settings,
    clock,
    isRtl: () => false,
    position: () => ({ index: 1, count: 3, isRing: true }),
    request: (request) => void asked.push(request),
    drag,
    onDragging: () => undefined,
    onShare(_, call) {
      call(1);
      return () => undefined;
    },
    keys: createKeyHub(),
  });
  const all = {
    swipe(type: 'mouse' | 'touch' = 'touch', dx = -100, dy = 0) {
      const pointer = createTestPointer({ type });
      pointer.down(root, 200, 200);
      pointer.move(200 + dx, 200 + dy);
      pointer.up(200 + dx, 200 + dy);
    },
    wheel: () =>
      root.dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true })),
    key: () => root.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })),
  };
  return { root, asked, dispose, ...all };
}

it('hears nothing that the settings do not name', () => {
  const { root, asked, swipe, wheel, key } = createModule({});
  swipe();
  wheel();
  key();
  expect([asked, root.style.touchAction]).toEqual([[], '']);
});

it('hears each that they do, and none of them once it is stopped', () => {
  const nav = { s: { use: true }, m: { use: 'on' }, k: { use: 'horizontal' } };
  const { asked, swipe, wheel, key, dispose } = createModule({ nav });
  swipe();
  wheel();
  key();
  expect(asked).toEqual(['+1', '+1', '+1']);
  dispose();
  swipe();
  wheel();
  key();
  expect(asked).toHaveLength(3);
});

it.each([
  [{}, []],
  [{ desk: true }, ['+1']],
])('a mouse swipes with %j: %j', (swiping, expected) => {
  const { asked, swipe } = createModule({ nav: { s: { use: true, ...swiping } } });
  swipe('mouse');
  expect(asked).toEqual(expected);
});

it('swipes along the axis of the swipe, and in carousels along that of the slides', () => {
  const down = createModule({ nav: { s: { use: true, d: 'vertical' } } });
  down.swipe('touch', 0, -100);
  const carousel = createModule({ type: 'carousel', carousel: { type: 'v' }, nav: { s: { use: true } } });
  carousel.swipe('touch', 0, -100);
  carousel.swipe('touch', -100, 0);
  expect([down.asked, carousel.asked]).toEqual([['+1'], ['+1']]);
});

it('hands a drag to what follows the pointer, where something does', () => {
  const moves: number[] = [];
  const handler = { start: () => true, move: (px: number) => void moves.push(px), end: () => undefined };
  const { asked, swipe } = createModule({ type: 'carousel', nav: { s: { use: true } } }, handler);
  swipe();
  expect([moves, asked]).toEqual([[-95], []]);
});
