// @vitest-environment happy-dom
import { createTestClock } from '@vitrine/browser/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createKeyHub, type KeyHub } from './createKeyHub.ts';
import { type KeysOptions, watchKeys } from './watchKeys.ts';

const clock = createTestClock();
let keys: KeyHub;
let stops: (() => void)[] = [];
beforeEach(() => void (keys = createKeyHub()));
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  clock.advance(1000);
  document.body.replaceChildren();
});

function createModule(options: Partial<KeysOptions> & { share?: number; html?: string } = {}) {
  const { share = 1, html = '<button>Buy</button>', ...rest } = options;
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  const asked: unknown[] = [];
  const dispose = watchKeys({
    root,
    axis: 'horizontal',
    clock,
    isRtl: () => false,
    position: () => ({ index: 1, count: 3, isRing: true }),
    request: (request) => void asked.push(request),
    onShare(_, call) {
      call(share);
      return () => undefined;
    },
    keys,
    ...rest,
  });
  stops.push(dispose);
  return { root, asked, inside: root.firstElementChild ?? root, dispose };
}

/** Whether somebody took the key. */
function press(key: string, target: Element = document.body, init: KeyboardEventInit = {}): boolean {
  return !target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true, ...init }),
  );
}

it.each([
  ['horizontal', false, 'ArrowRight', ['+1']],
  ['horizontal', false, 'ArrowLeft', ['-1']],
  ['horizontal', true, 'ArrowRight', ['-1']],
  ['horizontal', true, 'ArrowLeft', ['+1']],
  ['horizontal', false, 'ArrowDown', []],
  ['vertical', true, 'ArrowDown', ['+1']],
  ['vertical', false, 'ArrowUp', ['-1']],
  ['vertical', false, 'ArrowRight', []],
  ['horizontal', false, 'a', []],
  ['horizontal', false, 'constructor', []],
] as const)('%s, right to left %s: %s asks for %j', (axis, isRtl, key, expected) => {
  const { asked } = createModule({ axis, isRtl: () => isRtl });
  expect([press(key), asked]).toEqual([expected.length > 0, expected]);
});

it('goes to the ends by Home and End with the focus inside; elsewhere they are the page’s', () => {
  const { asked, inside } = createModule();
  expect(press('End')).toBe(false);
  expect(press('End', inside)).toBe(true);
  clock.advance(500);
  press('Home', inside);
  expect(asked).toEqual(['last', 'first']);
});

it('does not hear a key less than 500 ms after the last, and keeps the page still meanwhile', () => {
  const { asked } = createModule({ axis: 'vertical' });
  press('ArrowDown');
  clock.advance(499);
  expect(press('ArrowDown')).toBe(true);
  expect(asked).toEqual(['+1']);
  clock.advance(1);
  press('ArrowDown');
  expect(asked).toEqual(['+1', '+1']);
});

it.each([
  '<input>',
  '<input type="checkbox">',
  '<textarea></textarea>',
  '<select></select>',
  '<div contenteditable="true"></div>',
  '<div role="tab" tabindex="0"></div>',
  '<div role="slider" tabindex="0"></div>',
  '<div role="menuitem" tabindex="0"></div>',
  '<video controls></video>',
])('hears nothing while %s has the focus', (html) => {
  const { asked, inside } = createModule({ html });
  expect([press('ArrowRight', inside), asked]).toEqual([false, []]);
});

it.each(['ctrlKey', 'altKey', 'metaKey', 'shiftKey'])('hears nothing with %s', (modifier) => {
  const { asked } = createModule();
  expect([press('ArrowRight', document.body, { [modifier]: true }), asked]).toEqual([false, []]);
});

it('hears nothing that somebody has taken already', () => {
  const { asked, root } = createModule();
  root.addEventListener('keydown', (event) => event.preventDefault());
  press('ArrowRight', root);
  expect(asked).toEqual([]);
});

it('has nowhere to go at an end that leads nowhere, or with one slide', () => {
  const row = createModule({ position: () => ({ index: 2, count: 3, isRing: false }) });
  expect([press('ArrowRight'), row.asked]).toEqual([false, []]);
  row.dispose();
  const single = createModule({ position: () => ({ index: 0, count: 1, isRing: true }) });
  expect([press('ArrowRight'), press('End', single.inside), single.asked]).toEqual([false, false, []]);
});

it('does not keep a page from scrolling down past its last slide', () => {
  const { asked, inside } = createModule({
    axis: 'vertical',
    position: () => ({ index: 2, count: 3, isRing: true }),
  });
  expect([press('ArrowDown'), asked]).toEqual([false, []]);
  expect([press('ArrowDown', inside), asked]).toEqual([true, ['+1']]);
});

describe('of several modules', () => {
  it('the one with the focus hears it', () => {
    const first = createModule({ share: 1 });
    const second = createModule({ share: 0.1 });
    press('ArrowRight', second.inside);
    expect([first.asked, second.asked]).toEqual([[], ['+1']]);
  });

  it('else the one that is most in view', () => {
    const first = createModule({ share: 0.4 });
    const second = createModule({ share: 0.6 });
    press('ArrowRight');
    expect([first.asked, second.asked]).toEqual([[], ['+1']]);
  });

  it('none that is out of view', () => {
    const { asked } = createModule({ share: 0 });
    expect([press('ArrowRight'), asked]).toEqual([false, []]);
  });

  it('none behind an open dialog', () => {
    const { asked } = createModule();
    const dialog = document.createElement('dialog');
    dialog.innerHTML = '<button>Close</button>';
    document.body.append(dialog);
    press('ArrowRight', dialog.firstElementChild ?? dialog);
    expect(asked).toEqual([]);
  });

  it('none that was stopped', () => {
    const first = createModule({ share: 1 });
    const second = createModule({ share: 0.5 });
    first.dispose();
    press('ArrowRight');
    expect([first.asked, second.asked]).toEqual([[], ['+1']]);
  });
});
