// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDragged } from './testing/createDragged.ts';
import { createTestPointer } from './testing/pointer.ts';

afterEach(() => document.body.replaceChildren());

describe.each(['mouse', 'touch', 'pen'] as const)('by %s', (type) => {
  it('begins beyond five pixels and counts from there, so that nothing jumps', () => {
    const { first, told } = createDragged();
    const pointer = createTestPointer({ type });
    pointer.down(first, 100, 100);
    pointer.move(105, 100);
    expect(told).toEqual([]);
    pointer.move(106, 100);
    pointer.move(130, 100);
    pointer.move(80, 100);
    pointer.up(80, 100);
    expect(told).toEqual(['start', 'dragging', 'move 1', 'move 25', 'move -25', 'end', 'over']);
  });

  it('leaves a pointer that goes across to the page, for good', () => {
    const { first, told } = createDragged();
    const pointer = createTestPointer({ type });
    pointer.down(first, 100, 100);
    pointer.move(104, 108);
    pointer.move(200, 108);
    pointer.up(200, 108);
    expect(told).toEqual([]);
  });

  it('goes on when a pointer that began along the axis strays from it', () => {
    const { first, told } = createDragged();
    const pointer = createTestPointer({ type });
    pointer.down(first, 100, 100);
    pointer.move(110, 108);
    pointer.move(115, 190);
    expect(told.at(-1)).toBe('move 10');
  });

  it('is given up when the browser takes the pointer away', () => {
    const { first, releases } = createDragged();
    const pointer = createTestPointer({ type });
    pointer.down(first, 0, 0);
    pointer.move(60, 0);
    pointer.cancel();
    expect(releases).toEqual([{ distancePx: 55, velocityPxPerMs: 0, isCancelled: true }]);
  });
});

it('follows the vertical axis where that is the module’s', () => {
  const { first, told } = createDragged({ axis: 'vertical' });
  const pointer = createTestPointer({ type: 'touch' });
  pointer.down(first, 0, 0);
  pointer.move(2, -20);
  expect(told).toEqual(['start', 'dragging', 'move -15']);
});

it('ends when the window loses the focus', () => {
  const { first, told } = createDragged();
  const pointer = createTestPointer();
  pointer.down(first, 0, 0);
  pointer.move(30, 0);
  window.dispatchEvent(new Event('blur'));
  pointer.move(60, 0);
  expect(told).toEqual(['start', 'dragging', 'move 25', 'cancelled', 'over']);
});

it('does not begin when its handler has nowhere to go', () => {
  const { first, told } = createDragged({ refuses: true });
  const pointer = createTestPointer();
  pointer.down(first, 0, 0);
  pointer.move(30, 0);
  pointer.move(60, 0);
  expect(told).toEqual(['start']);
});

describe('a mouse', () => {
  it('does nothing where only fingers and pens drag', () => {
    const { first, told } = createDragged({ withMouse: false });
    const pointer = createTestPointer();
    pointer.down(first, 0, 0);
    pointer.move(60, 0);
    expect(told).toEqual([]);
  });

  it('drags by its first button only', () => {
    const { first, told } = createDragged();
    const pointer = createTestPointer({ button: 2 });
    pointer.down(first, 0, 0);
    pointer.move(60, 0);
    expect(told).toEqual([]);
  });

  it('does not carry pictures and links away while it drags, and does otherwise', () => {
    const { first } = createDragged();
    const carry = (): boolean =>
      first.dispatchEvent(new Event('dragstart', { bubbles: true, cancelable: true }));
    expect(carry()).toBe(true);
    createTestPointer().down(first, 0, 0);
    expect(carry()).toBe(false);
  });
});

describe('fingers', () => {
  it('a second one ends the drag, and none begins until all are up', () => {
    const { first, told } = createDragged();
    const [one, two] = [createTestPointer({ type: 'touch' }), createTestPointer({ type: 'touch', id: 2 })];
    one.down(first, 0, 0);
    one.move(30, 0);
    two.down(first, 0, 0);
    two.move(60, 0);
    two.up(60, 0);
    one.move(90, 0);
    one.up(90, 0);
    expect(told).toEqual(['start', 'dragging', 'move 25', 'cancelled', 'over']);
    one.down(first, 0, 0);
    one.move(30, 0);
    expect(told.at(-1)).toBe('move 25');
  });

  it('that nobody saw go up do not stop the next one', () => {
    const { first, told } = createDragged();
    createTestPointer({ type: 'touch', id: 4, isPrimary: true }).down(first, 0, 0);
    const next = createTestPointer({ type: 'touch', id: 5, isPrimary: true });
    next.down(first, 0, 0);
    next.move(30, 0);
    expect(told).toEqual(['start', 'dragging', 'move 25']);
  });

  it('are heard of where a slide keeps its events to itself', () => {
    const { first, told } = createDragged();
    for (const name of ['pointermove', 'pointerup']) first.addEventListener(name, (e) => e.stopPropagation());
    const pointer = createTestPointer({ type: 'touch' });
    pointer.down(first, 0, 0);
    pointer.move(30, 0);
    pointer.up(30, 0);
    expect(told).toEqual(['start', 'dragging', 'move 25', 'end', 'over']);
  });

  it('drag two together where the author wants two', () => {
    const { first, told } = createDragged({ touches: 2 });
    const [one, two] = [createTestPointer({ type: 'touch' }), createTestPointer({ type: 'touch', id: 2 })];
    one.down(first, 0, 0);
    one.move(50, 0);
    expect(told).toEqual([]);
    two.down(first, 0, 0);
    two.move(50, 0);
    one.up(50, 0);
    expect(told).toEqual(['start', 'dragging', 'move 45', 'end', 'over']);
  });

  it('keep their page: the way across scrolls it, and two zoom', () => {
    expect(createDragged().root.style.touchAction).toBe('pan-y pinch-zoom');
    expect(createDragged({ axis: 'vertical' }).root.style.touchAction).toBe('pan-x pinch-zoom');
    expect(createDragged({ touches: 2 }).root.style.touchAction).toBe('pan-y');
  });

  it.each([
    [0, 'pan-x pan-up pinch-zoom'],
    [1, 'pan-x pinch-zoom'],
    [2, 'pan-x pan-down pinch-zoom'],
  ])('scroll on at the ends of slides that go down the page: at %i', (index, expected) => {
    const position = () => ({ index, count: 3, isRing: false });
    expect(createDragged({ axis: 'vertical', position }).root.style.touchAction).toBe(expected);
  });

  it('scroll on wherever the slides fill the view', () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(window.innerHeight);
    expect(createDragged({ axis: 'vertical' }).root.style.touchAction).toBe('pan-x pan-y pinch-zoom');
    vi.restoreAllMocks();
  });
});

describe('how fast it was', () => {
  function flick(restMs: number): number {
    const { first, clock, releases } = createDragged();
    const pointer = createTestPointer();
    pointer.down(first, 0, 0);
    for (let x = 10; x <= 400; x += 10) {
      clock.advance(10);
      pointer.move(x, 0);
    }
    clock.advance(restMs);
    pointer.up(400, 0);
    return releases[0]?.velocityPxPerMs ?? Number.NaN;
  }

  it('is told in pixels a millisecond', () => expect(flick(0)).toBeCloseTo(1, 5));
  it('is nothing after a rest', () => expect(flick(150)).toBe(0));
  it('counts the last tenth of a second only', () => {
    const { first, clock, releases } = createDragged();
    const pointer = createTestPointer();
    pointer.down(first, 0, 0);
    clock.advance(10);
    pointer.move(500, 0);
    for (let ms = 1; ms <= 1000; ms++) {
      clock.advance(1);
      pointer.move(500 - ms * 0.2, 0);
    }
    pointer.up(300, 0);
    expect(releases[0]?.velocityPxPerMs).toBeCloseTo(-0.2, 2);
  });
});

it('shows while it drags, and nothing is left of it afterwards', () => {
  const { root, first, dispose } = createDragged();
  const pointer = createTestPointer();
  pointer.down(first, 0, 0);
  pointer.move(60, 0);
  expect([root.hasAttribute('data-dragging'), root.style.userSelect]).toEqual([true, 'none']);
  dispose();
  expect([root.hasAttribute('data-dragging'), root.style.userSelect, root.style.touchAction]).toEqual([
    false,
    '',
    '',
  ]);
});

it('hears nothing more once it is stopped, in the middle of a drag too', () => {
  const { first, told, dispose } = createDragged();
  const pointer = createTestPointer();
  pointer.down(first, 0, 0);
  pointer.move(60, 0);
  dispose();
  told.length = 0;
  pointer.move(90, 0);
  pointer.up(90, 0);
  pointer.down(first, 0, 0);
  pointer.move(60, 0);
  expect(told).toEqual([]);
});
