import Cookies from 'js-cookie';
import { askBody, dataOf, onBody, tellBody } from '../events/bodyEvents.ts';
import type { Part } from '../page/Part.ts';
import { CART_TIMEOUT_MS, FRAGMENT_TIMEOUT_MS } from '../limits.ts';
import { pageObject, type PageObjects } from '../page/pageObjects.ts';
import { opensPlainly } from '../panels/opensPlainly.ts';
import { inTurn } from './cartQueue.ts';
import { HASH_COOKIE } from './cartStore.ts';
import { sayInCart } from './liveRegion.ts';
import { putFragments } from './putFragments.ts';
import { askShop, type Fragments, type ShopAnswer } from './shopAjax.ts';

const BUTTONS = 'a.add_to_cart_button, a.remove[role=button]';

type Params = PageObjects['wc_add_to_cart_params'];

/** Buttons of lists and crosses of the small cart change the cart where they stand. All others are links, and so are these without a script. */
export const cartButtons: Part = {
  start() {
    const params = pageObject('wc_add_to_cart_params');
    if (!params) return;
    document.addEventListener('click', (event) => {
      const add = opensPlainly(event, 'a.add_to_cart_button.ajax_add_to_cart[data-product_id]');
      const remove = opensPlainly(event, 'a.remove_from_cart_button[data-cart_item_key]');
      if (add instanceof HTMLAnchorElement && !add.classList.contains('wc-interactive'))
        addItem(event, add, params);
      else if (remove instanceof HTMLAnchorElement) removeItem(event, remove, params);
    });
    // Other scripts add too, and tell of it.
    onBody('added_to_cart', (fragments, _hash, button) => {
      const pressed = elementOf(button);
      if (pressed) added(pressed, params);
      show(fragments, pressed);
    });
    // Whoever forbids an add says so, and so do scripts that give one up.
    onBody('ajax_request_not_sent.adding_to_cart', (_fragments, _hash, button) => {
      const pressed = elementOf(button);
      if (!pressed) return;
      settle(pressed);
      tellBody('wc_cart_button_updated', pressed);
    });
    onBody('removed_from_cart', (fragments, _hash, link) => show(fragments, elementOf(link)));
    document.addEventListener('keydown', (event) => {
      const { target } = event;
      // They say that they are buttons.
      if (event.key === ' ' && target instanceof HTMLElement && target.matches(BUTTONS)) {
        event.preventDefault();
        target.click();
      }
    });
  },
};

function addItem(event: MouseEvent, button: HTMLAnchorElement, params: Params): void {
  const fields = fieldsOf(button);
  if (!fields['product_id']) return;
  event.preventDefault();
  if (button.classList.contains('loading')) return;
  sayInCart('');
  button.classList.remove('added');
  button.classList.add('loading');
  button.setAttribute('aria-busy', 'true');
  if (!askBody('should_send_ajax_request.adding_to_cart', button)) {
    tellBody('ajax_request_not_sent.adding_to_cart', false, false, button);
    return;
  }
  tellBody('adding_to_cart', button, fields);
  inTurn(async () => {
    const before = Cookies.get(HASH_COOKIE) ?? '';
    try {
      const answer = await askShop(params.wc_ajax_url, 'add_to_cart', fields, CART_TIMEOUT_MS);
      settle(button);
      if (answer.error && answer.product_url) return go(answer.product_url);
      if (!answer.fragments) throw new Error('The shop answered without fragments.');
      if (params.cart_redirect_after_add === 'yes') return go(params.cart_url);
      tellBody('added_to_cart', answer.fragments, answer.cart_hash ?? '', button);
    } catch (error) {
      const cart = isSilence(error) ? await readCart(params) : null;
      settle(button);
      if (cart?.fragments && (cart.cart_hash ?? '') !== before)
        return tellBody('added_to_cart', cart.fragments, cart.cart_hash ?? '', button);
      // The link adds as well, and says what is wrong.
      go(button.href);
    }
  });
}

const isSilence = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

/** Silence does not say whether something was added, and to ask again would add it twice. The cart does; null: it is silent too. */
const readCart = ({ wc_ajax_url: url }: Params): Promise<ShopAnswer | null> =>
  askShop(url, 'get_refreshed_fragments', { time: String(Date.now()) }, FRAGMENT_TIMEOUT_MS).catch(
    () => null,
  );

function settle(button: HTMLElement): void {
  button.classList.remove('loading');
  button.removeAttribute('aria-busy');
}

/** Scripts with jQuery wrap it. */
function elementOf(button: unknown): HTMLElement | null {
  const element = typeof button === 'object' && button !== null && '0' in button ? button[0] : button;
  return element instanceof HTMLElement ? element : null;
}

function show(fragments: unknown, pressed: HTMLElement | null): void {
  if (typeof fragments !== 'object' || fragments === null) return;
  putFragments(fragments as Fragments);
  tellBody('wc_fragments_loaded');
  sayInCart(pressed?.dataset['success_message'] ?? '');
}

function added(button: HTMLElement, { cart_url, i18n_view_cart, is_cart }: Params): void {
  button.classList.add('added');
  const isShown = button.parentElement?.querySelector('.added_to_cart') !== null;
  if (!isShown && is_cart === '') {
    const link = document.createElement('a');
    link.className = 'added_to_cart wc-forward';
    link.href = cart_url;
    link.title = i18n_view_cart;
    link.textContent = i18n_view_cart;
    button.after(link);
  }
  tellBody('wc_cart_button_updated', button);
}

function removeItem(event: MouseEvent, link: HTMLAnchorElement, params: Params): void {
  event.preventDefault();
  const item = link.closest<HTMLElement>('.woocommerce-mini-cart-item');
  if (item?.classList.contains('updating')) return;
  sayInCart('');
  item?.classList.add('updating');
  inTurn(async () => {
    try {
      const fields = { cart_item_key: link.dataset['cart_item_key'] ?? '' };
      const answer = await askShop(params.wc_ajax_url, 'remove_from_cart', fields, CART_TIMEOUT_MS);
      if (!answer.fragments) throw new Error('The shop answered without fragments.');
      tellBody('removed_from_cart', answer.fragments, answer.cart_hash ?? '', link);
    } catch {
      go(link.href);
    }
  });
}

/** What other scripts have put to it goes with it; what its attributes say counts more. */
const fieldsOf = (button: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...dataOf(button), ...button.dataset }).flatMap(([name, value]): [string, string][] =>
      ['string', 'number', 'boolean'].includes(typeof value) ? [[name, String(value)]] : [],
    ),
  );

/** The answer names a page of the shop; a script address would run here. */
function go(url: string): void {
  const target = new URL(url, location.href);
  if (target.protocol === 'https:' || target.protocol === 'http:') location.assign(target);
}
