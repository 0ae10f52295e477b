// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { tellBody } from '../events/bodyEvents.ts';
import { addedPopup } from './addedPopup.ts';
import { cartPanel } from './cartPanel.ts';
import { closePanel, isOpen } from './sidePanel.ts';

const panel = () => document.querySelector('.cart-widget-side') as HTMLElement;
const opener = () => document.querySelector('.cart-widget-opener a') as HTMLElement;
const overlay = () => document.querySelector('.wd-close-side');

function open(pageClass: string, action = 'widget'): void {
  Object.assign(window, { woodmart_settings: { add_to_cart_action: action } });
  document.body.className = pageClass;
  document.body.innerHTML = `<header><div class="cart-widget-opener"><a href="#cart">Cart</a></div></header>
    <div class="cart-widget-side wd-side-hidden" tabindex="-1" hidden>
    <div class="close-side-widget"><button>Close</button></div></div>
    <dialog class="wd-added-popup"><p class="wd-added-what"></p></dialog>`;
  cartPanel.start(panel());
}

afterEach(() => {
  closePanel();
  document.body.className = '';
  Reflect.deleteProperty(window, 'woodmart_settings');
});

it.each(['woocommerce-cart', 'woocommerce-checkout'])(
  'on a page of class %s the cart beside the page stays shut, pressed or added to',
  (pageClass) => {
    open(pageClass);
    addedPopup.start(document.querySelector('dialog') as HTMLElement);
    opener().click();
    tellBody('added_to_cart');
    expect([isOpen(panel()), panel().hidden, document.querySelector('dialog[open]')]).toEqual([
      false,
      true,
      null,
    ]);
  },
);

it('elsewhere it opens over the page, and is closed by the Escape key, by its button and by the overlay', () => {
  open('woocommerce-shop');
  const ways = [
    () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
    () => panel().querySelector('button')?.click(),
    () => (overlay() as HTMLElement).click(),
  ];
  for (const close of ways) {
    opener().click();
    expect([panel().className, panel().hidden]).toEqual(['cart-widget-side wd-side-hidden wd-opened', false]);
    expect(overlay()?.className).toBe('wd-close-side wd-fill wd-close-side-opened');
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    expect(isOpen(panel())).toBe(true);
    close();
    expect(panel().className).toBe('cart-widget-side wd-side-hidden');
    expect(overlay()?.className).toBe('wd-close-side wd-fill');
    expect(document.activeElement).toBe(opener());
  }
});

it.each([
  ['widget', true],
  ['popup', false],
  ['nothing', false],
])('where the shop wants “%s” after adding, it opens by itself: %s', (action, opens) => {
  open('woocommerce-shop', action);
  tellBody('added_to_cart');
  expect(isOpen(panel())).toBe(opens);
});
