// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { footerWidget } from './footerWidgets.ts';
import { slideToggle } from './slideToggle.ts';

vi.mock('./slideToggle.ts', () => ({ slideToggle: vi.fn<() => void>() }));

let width = 1280;
let follow: (() => void)[] = [];

beforeEach(() => {
  follow = [];
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return width <= Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0);
    },
    addEventListener: (_name: string, call: () => void) => follow.push(call),
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  vi.mocked(slideToggle).mockClear();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'woodmart_settings');
});

function open(wide: number): HTMLElement {
  width = wide;
  document.body.innerHTML =
    '<div class="widget"><h2 class="widget-title">Help</h2><ul class="content"><li>Returns</li></ul></div>';
  footerWidget.start(document.querySelector('.widget') as HTMLElement);
  return document.querySelector('.content') as HTMLElement;
}
const button = () => document.querySelector<HTMLElement>('.widget-toggle');

it('collapses in windows of 575 px, not of 576, and opens in 400 ms', () => {
  expect(open(576).hidden).toBe(false);
  expect(button()).toBeNull();
  const content = open(575);
  expect(content.hidden).toBe(true);
  button()?.click();
  expect(vi.mocked(slideToggle).mock.calls).toEqual([[content, true, 400]]);
  width = 576;
  for (const call of follow) call();
  expect(content.hidden).toBe(false);
  expect(button()).toBeNull();
  expect(document.querySelector('.widget-title')?.textContent).toBe('Help');
});

it('stays open where the shop wants that', () => {
  Object.assign(window, { woodmart_settings: { collapse_footer_widgets: 'no' } });
  expect(open(320).hidden).toBe(false);
});
