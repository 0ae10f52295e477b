import { type Answer, json } from '../answer/Answer.ts';
import type { Call } from '../call/Call.ts';
import { tellCart } from '../call/cartCookies.ts';
import { readCartView } from './readCartView.ts';
import { shopView } from './shopView.ts';

/** facts/woo-contract §2: what every change of the cart answers. Selectors of themes beside the core's own. */
export async function cartAnswer(call: Call, customerId: string | null): Promise<Answer> {
  const cart = await readCartView(call, customerId);
  const shop = shopView(call);
  const { renderFragment } = call.site;
  tellCart(call, cart.hash);
  return json({
    fragments: {
      'div.widget_shopping_cart_content': renderFragment({ name: 'miniCart', shop, content: cart }),
      'span.wd-cart-number': renderFragment({ name: 'cartCount', shop, content: { count: cart.count } }),
      'span.wd-cart-subtotal': renderFragment({
        name: 'cartSubtotal',
        shop,
        content: { subtotal: cart.subtotal },
      }),
    },
    cart_hash: cart.hash,
  });
}
