import { askBody, tellBody } from '../events/bodyEvents.ts';
import type { Part } from '../page/Part.ts';
import { pageObject } from '../page/pageObjects.ts';
import { sendPlainly } from '../page/sendPlainly.ts';
import { sayRefusal } from '../page/sayRefusal.ts';
import { inTurn } from '../cart/cartQueue.ts';
import { sayInCart } from '../cart/liveRegion.ts';
import { askShop } from '../cart/shopAjax.ts';

/** What the shop's API says of an item that it does not add. */
interface Refusal {
  readonly error: string;
  readonly message: string;
}

/** The form of a product's page adds where it stands; what the shop refuses is said above it. What cannot be asked so is sent as ever. */
export const productForm: Part = {
  start(form) {
    const params = pageObject('wc_add_to_cart_params');
    if (!(form instanceof HTMLFormElement) || !params || params.cart_redirect_after_add === 'yes') return;
    form.addEventListener('submit', (event) => {
      const button = form.querySelector<HTMLElement>('.single_add_to_cart_button');
      const item = itemOf(form, event.submitter);
      if (!item || !button || !askBody('should_send_ajax_request.adding_to_cart', button)) return;
      event.preventDefault();
      if (button.classList.contains('loading')) return;
      button.classList.add('loading');
      button.setAttribute('aria-busy', 'true');
      sayInCart('');
      tellBody('adding_to_cart', button, item);
      inTurn(async () => {
        const answer = await add(item).catch(() => 'no answer' as const);
        if (answer === 'no answer') sendPlainly(form, event.submitter);
        else if (answer) sayRefusal(answer.message);
        else await tellAdded(button, params.wc_ajax_url);
        button.classList.remove('loading');
        button.removeAttribute('aria-busy');
      });
    });
  },
};

interface Item {
  readonly productId: number;
  readonly quantity: number;
  readonly variationId?: number;
  readonly choices?: Readonly<Record<string, string>>;
}

/** Null for forms of several products. */
function itemOf(form: HTMLFormElement, submitter: HTMLElement | null): Item | null {
  const fields = new FormData(form, submitter);
  const text = (name: string): string => String(fields.get(name) ?? '');
  const productId = Number(text('product_id') || text('add-to-cart'));
  if (form.matches('.grouped_form') || !(productId > 0)) return null;
  const choices = Object.fromEntries(
    [...fields].flatMap(([name, value]): [string, string][] =>
      name.startsWith('attribute_') && typeof value === 'string' ? [[name, value]] : [],
    ),
  );
  const variationId = Number(text('variation_id'));
  return {
    productId,
    quantity: Number(text('quantity')) || 1,
    ...(variationId > 0 && { variationId }),
    ...(Object.keys(choices).length > 0 && { choices }),
  };
}

/** Null when it is in the cart. */
async function add(item: Item): Promise<Refusal | null> {
  const response = await fetch('/api/v1/shop/cart/items', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(item),
  });
  const answer: unknown = await response.json();
  const says = (name: string): boolean => typeof answer === 'object' && answer !== null && name in answer;
  // Each change answers with the whole cart.
  if (response.ok && says('lines')) return null;
  if (response.ok || response.status >= 500 || !says('message'))
    throw new Error(`The shop answered ${response.status}.`);
  return answer as Refusal;
}

/** It is in the cart, and must not be sent again: a page that cannot be told so is drawn anew. */
async function tellAdded(button: HTMLElement, ajaxUrl: string): Promise<void> {
  const answer = await askShop(ajaxUrl, 'get_refreshed_fragments', {}).catch(() => null);
  if (!answer) return location.reload();
  clearNotices();
  tellBody('added_to_cart', answer.fragments, answer.cart_hash ?? '', button);
}

const notices = (): HTMLElement | null => document.querySelector('.woocommerce-notices-wrapper');

const clearNotices = (): void => notices()?.replaceChildren();
