// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clickMenus } from './clickMenus.ts';

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
afterEach(() => void Reflect.deleteProperty(window, 'woodmart_settings'));

const menu = () => document.querySelector('.wd-nav-main') as HTMLElement;
const item = (name: string) => document.getElementById(name) as HTMLElement;
const opened = () => [...document.querySelectorAll('.wd-opened')].map(({ id }) => id);

function open(wide: number, byClick: 'yes' | 'no' = 'yes'): void {
  width = wide;
  Object.assign(window, { woodmart_settings: { menu_item_hover_to_click_on_responsive: byClick } });
  const list = (name: string): string =>
    `<li id="${name}" class="menu-item-has-children"><a href="#${name}">${name}</a><ul><li><a href="#in">In</a></li></ul></li>`;
  document.body.innerHTML = `<ul class="wd-nav-main wd-event-hover">${list('shop')}${list('blog')}</ul><p>Page</p>`;
  clickMenus.start(menu());
}
/** Whether the link is followed. */
function press(name: string): boolean {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  item(name).querySelector('a')?.dispatchEvent(click);
  return !click.defaultPrevented;
}
function resize(wide: number): void {
  width = wide;
  for (const call of follow) call();
}

it.each([
  [1024, 'wd-nav-main wd-event-click'],
  [1025, 'wd-nav-main wd-event-hover'],
])('in a window of %i px the menu is “%s”', (wide, className) => {
  open(wide);
  expect(menu().className).toBe(className);
});

it('answers presses in narrow windows alone: the first opens, the next is followed', () => {
  open(1024);
  expect([press('shop'), opened()]).toEqual([false, ['shop']]);
  expect(item('shop').querySelector('a')?.getAttribute('aria-expanded')).toBe('true');
  expect([press('blog'), opened()]).toEqual([false, ['blog']]);
  expect(press('blog')).toBe(true);
  document.querySelector('p')?.click();
  expect(opened()).toEqual([]);
  press('shop');
  resize(1025);
  expect([menu().className, opened()]).toEqual(['wd-nav-main wd-event-hover', []]);
  expect([press('shop'), opened()]).toEqual([true, []]);
  resize(1024);
  expect([menu().className, press('shop')]).toEqual(['wd-nav-main wd-event-click', false]);
});

it('stays as it is in every window where the shop does not want that', () => {
  open(320, 'no');
  expect([menu().className, press('shop'), opened()]).toEqual(['wd-nav-main wd-event-hover', true, []]);
});
