// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as support from './canPlay.ts';

/** As a visitor's browser finds it: the answer is kept for the page. */
async function fresh(): Promise<typeof support> {
  vi.resetModules();
  return import('./canPlay.ts');
}

const supports = vi.fn<(property: string, value: string) => boolean>(() => true);

beforeEach(() => {
  supports.mockImplementation(() => true);
  vi.stubGlobal('CSS', { supports, registerProperty: () => undefined });
  vi.stubGlobal('KeyframeEffect', () => undefined);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  for (const [on, name] of [
    [Document.prototype, 'adoptedStyleSheets'],
    [CSSStyleSheet.prototype, 'replaceSync'],
    [Element.prototype, 'getAnimations'],
    [HTMLElement.prototype, 'inert'],
  ] as const)
    if (!(name in on)) Object.defineProperty(on, name, { value: undefined, configurable: true });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('plays in a browser that has everything', async () => {
  const { canDraw, canPlay } = await fresh();
  expect([canDraw(), canPlay()]).toEqual([true, true]);
});

it.each([
  ['animation-timing-function', [true, false]],
  ['container-type', [false, false]],
])('without %s it draws and plays: %j', async (lacking, expected) => {
  supports.mockImplementation((property) => property !== lacking);
  const { canDraw, canPlay } = await fresh();
  expect([canDraw(), canPlay()]).toEqual(expected);
});

it('does not trip over a browser that has no CSS object at all', async () => {
  vi.stubGlobal('CSS', undefined);
  const { canDraw, canPlay } = await fresh();
  expect([canDraw(), canPlay()]).toEqual([false, false]);
});

it('stands still: waits for nothing, and tells once what is missing', async () => {
  vi.stubGlobal('CSS', { supports: () => true });
  const { standStill } = await fresh();
  const module = document.createElement('sr7-module');
  module.setAttribute('data-awaits', '');
  standStill(module);
  standStill(null);
  expect([module.hasAttribute('data-awaits'), module.hasAttribute('data-still')]).toEqual([false, true]);
  expect(vi.mocked(console.info).mock.calls).toEqual([[expect.stringContaining('registered properties')]]);
});
