// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { createDragged } from './testing/createDragged.ts';
import { click, createTestPointer } from './testing/pointer.ts';

afterEach(() => document.body.replaceChildren());

describe('the click after a drag', () => {
  it('is taken away once: the next one counts', () => {
    const { first } = createDragged();
    const pointer = createTestPointer();
    pointer.down(first, 0, 0);
    pointer.move(60, 0);
    pointer.up(60, 0);
    expect([click(first), click(first)].map((event) => event.defaultPrevented)).toEqual([true, false]);
  });

  it('is not missed: a press that drags nothing lets its click through', () => {
    const { first } = createDragged();
    const pointer = createTestPointer();
    pointer.down(first, 0, 0);
    pointer.move(60, 0);
    pointer.up(60, 0);
    pointer.down(first, 0, 0);
    pointer.up(2, 0);
    expect(click(first).defaultPrevented).toBe(false);
  });

  it('is not one of a key', () => {
    const { first } = createDragged();
    const pointer = createTestPointer();
    pointer.down(first, 0, 0);
    pointer.move(60, 0);
    pointer.up(60, 0);
    expect(click(first, 0).defaultPrevented).toBe(false);
  });
});

it.each([
  '<input>',
  '<input type="range">',
  '<textarea></textarea>',
  '<select></select>',
  '<div contenteditable="true"></div>',
  '<video controls></video>',
  '<div role="slider"></div>',
  '<div data-nodrag></div>',
  '<div draggable="true"></div>',
])('does not begin in %s', (html) => {
  const { first, told } = createDragged({ html });
  const pointer = createTestPointer();
  pointer.down(first, 0, 0);
  pointer.move(60, 0);
  expect(told).toEqual([]);
});

it('leaves a box that scrolls along its axis to scroll', () => {
  const { first, told } = createDragged({ html: '<div style="overflow-x:auto"></div>' });
  Object.defineProperty(first, 'scrollWidth', { value: 900 });
  const pointer = createTestPointer();
  pointer.down(first, 0, 0);
  pointer.move(60, 0);
  expect(told).toEqual([]);
});
