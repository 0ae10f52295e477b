// @vitest-environment happy-dom
import { openModule } from '@vitrine/model';
import { afterEach, expect, it } from 'vitest';
import { createPinning } from './createPinning.ts';

afterEach(() => document.body.replaceChildren());

function rig({ position = 'sticky', around = '' } = {}) {
  const outer = document.body.appendChild(document.createElement('div'));
  outer.setAttribute('style', around);
  outer.innerHTML = `<sr7-module><sr7-nav></sr7-nav><sr7-content style="position:${position};top:40px"></sr7-content></sr7-module>`;
  const root = outer.querySelector<HTMLElement>('sr7-module');
  if (!root) throw new Error('no module');
  const { settings } = openModule({
    id: '1',
    settings: { sbt: { use: true, f: true, fStart: 100, fEnd: 600 } },
  });
  const pinning = createPinning(root, settings);
  pinning.layOut();
  return {
    pinning,
    /** How navigation and content are moved when the module stands there. */
    at(top: number) {
      pinning.follow({ top, height: 900, viewHeight: 800 });
      return [...root.children].map((each) => (each as HTMLElement).style.translate);
    },
  };
}

it('reads from the style sheet where content is pinned, if it is', () => {
  expect(rig().pinning.pin).toEqual({ fromMs: 100, toMs: 600, topPx: 40 });
  expect(rig({ position: 'relative' }).pinning.pin).toBeNull();
});

it('carries along what stands over pinned content', () => {
  const { at } = rig();
  expect([200, -60, -700].map((top) => at(top))).toEqual([
    ['', ''],
    ['0px 100px', ''],
    ['0px 500px', ''],
  ]);
});

it('carries the content as well where a box around the module keeps it from being pinned', () => {
  const { at, pinning } = rig({ around: 'overflow-y:hidden' });
  expect(at(-60)).toEqual(['0px 100px', '0px 100px']);
  pinning.rest();
  expect(document.querySelector('sr7-nav')?.getAttribute('style')).toBeNull();
});

it('leaves everything where it is in a module that is not pinned', () => {
  expect(rig({ position: 'relative' }).at(-60)).toEqual(['', '']);
});
