import { tellBody } from '../events/bodyEvents.ts';
import type { Part } from '../page/Part.ts';
import { swapFrom } from '../page/swapFrom.ts';
import { opensPlainly } from '../panels/opensPlainly.ts';

const NOTICES = '.woocommerce-notices-wrapper';
/** All that a change may change. */
const PARTS = [NOTICES, '.cart-page-content'];

/** The cart's own page: its forms and links are sent without leaving it. What cannot be sent so is sent as ever. */
export const cartPage: Part = {
  start(page) {
    let last: Promise<unknown> = Promise.resolve();

    async function send(request: () => Promise<Response>, plainly: () => void): Promise<void> {
      page.setAttribute('aria-busy', 'true');
      try {
        const response = await request();
        const isPage = response.headers.get('content-type')?.includes('text/html');
        if (!response.ok || !isPage || !swapFrom(await response.text(), PARTS))
          throw new Error('The shop answered without a cart.');
        tellBody('updated_wc_div');
        tellBody('updated_cart_totals');
        document.querySelector<HTMLElement>(`${NOTICES} [role=alert]`)?.scrollIntoView({ block: 'nearest' });
      } catch {
        plainly();
      } finally {
        page.removeAttribute('aria-busy');
      }
    }
    /** One after another: two changes at once would each be drawn without the other. */
    const inTurn = (request: () => Promise<Response>, plainly: () => void): void => {
      last = last.then(() => send(request, plainly));
    };

    page.addEventListener('submit', (event) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement)) return;
      event.preventDefault();
      const fields = new FormData(form, submitter);
      inTurn(
        () => fetch(form.action, { method: 'POST', body: new URLSearchParams(textsOf(fields)) }),
        () => HTMLFormElement.prototype.submit.call(form),
      );
    });
    page.addEventListener('click', (event) => {
      const link = opensPlainly(event, 'a.remove, a.woocommerce-remove-coupon');
      if (!(link instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      inTurn(
        () => fetch(link.href),
        () => location.assign(link.href),
      );
    });
    page.addEventListener('change', ({ target }) => {
      // A way of delivery counts at once; quantities when they are sent, for several may change.
      if (target instanceof HTMLInputElement && target.matches('input.shipping_method'))
        target.form?.requestSubmit(target.form.querySelector<HTMLButtonElement>('[name=update_cart]'));
    });
  },
};

const textsOf = (fields: FormData): [string, string][] =>
  [...fields].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
