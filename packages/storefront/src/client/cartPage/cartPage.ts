import { onBody, onChange, tellBody } from '../events/bodyEvents.ts';
import type { Part } from '../page/Part.ts';
import { sendPlainly } from '../page/sendPlainly.ts';
import { swapFrom } from '../page/swapFrom.ts';
import { opensPlainly } from '../panels/opensPlainly.ts';

const NOTICES = '.woocommerce-notices-wrapper';
/** All that a change may change. */
const CONTENT = '.cart-page-content';
const PARTS = [NOTICES, CONTENT];
const FORM = '.woocommerce-cart-form';

/** The cart's own page: its forms and links are sent without leaving it. What cannot be sent so is sent as ever. */
export const cartPage: Part = {
  start(page) {
    let last: Promise<unknown> = Promise.resolve();

    /** `tell`: what was done, for other scripts. */
    async function send(
      request: () => Promise<Response>,
      plainly: () => void,
      tell: () => void,
      parts = PARTS,
    ): Promise<void> {
      page.setAttribute('aria-busy', 'true');
      try {
        const response = await request();
        const isPage = response.headers.get('content-type')?.includes('text/html');
        if (!response.ok || !isPage || !swapFrom(await response.text(), CONTENT, parts))
          throw new Error('The shop answered without a cart.');
        if (document.querySelector(FORM)) tellBody('updated_cart_totals');
        else tellBody('wc_cart_emptied');
        tellBody('updated_wc_div');
        tell();
        document.querySelector<HTMLElement>(`${NOTICES} [role=alert]`)?.scrollIntoView({ block: 'nearest' });
      } catch {
        plainly();
      } finally {
        page.removeAttribute('aria-busy');
      }
    }
    /** One after another: two changes at once would each be drawn without the other. */
    const inTurn = (...change: Parameters<typeof send>): void => {
      last = last.then(() => send(...change));
    };

    page.addEventListener('submit', (event) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement)) return;
      event.preventDefault();
      const fields = new FormData(form, submitter);
      const code = fields.get('coupon_code');
      const tell = (): void => {
        keepRefused(code);
        if (fields.has('apply_coupon')) tellBody('applied_coupon', code);
      };
      inTurn(
        () => fetch(form.action, { method: 'POST', body: new URLSearchParams(textsOf(fields)) }),
        () => sendPlainly(form, submitter),
        sentBy(form) ?? tell,
      );
    });
    page.addEventListener('click', (event) => {
      const link = opensPlainly(event, 'a.remove, a.woocommerce-remove-coupon');
      if (!(link instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      const { coupon } = link.dataset;
      const isCoupon = link.matches('.woocommerce-remove-coupon');
      inTurn(
        () => fetch(link.href),
        () => location.assign(link.href),
        () => (isCoupon ? tellBody('removed_coupon', coupon) : tellBody('item_removed_from_classic_cart')),
      );
    });
    onChange(page, (target) => {
      // A way of delivery counts at once; quantities when they are sent, for several may change.
      if (!(target instanceof HTMLInputElement) || !target.matches('input.shipping_method')) return;
      const { form } = target;
      if (!form) return;
      changed.set(form, () => tellBody('updated_shipping_method'));
      form.requestSubmit(form.querySelector<HTMLButtonElement>('[name=update_cart]'));
    });
    // What was added beside it, and what other scripts have changed, is not on the page yet.
    const stops = [
      onBody('wc_update_cart', (keepsNotices) => drawAnew(keepsNotices === true)),
      onBody('added_to_cart', () => drawAnew(false)),
    ];
    function drawAnew(keepsNotices: boolean): void {
      // It was drawn anew, and listens by itself.
      if (!page.isConnected) return stops.forEach((stop) => stop());
      inTurn(
        () => fetch(location.href),
        () => location.reload(),
        tellNothing,
        keepsNotices ? [CONTENT] : PARTS,
      );
    }
  },
};

/** A code that was refused is mended, not typed anew. */
function keepRefused(code: FormDataEntryValue | null): void {
  const field = document.querySelector<HTMLInputElement>(`${FORM} [name=coupon_code]`);
  if (field && typeof code === 'string' && document.querySelector(`${NOTICES} .woocommerce-error`))
    field.value = code;
}

const tellNothing = (): void => undefined;

/** What a form is sent for, when it is not for its button. */
const changed = new WeakMap<HTMLFormElement, () => void>();

function sentBy(form: HTMLFormElement): (() => void) | undefined {
  const tell = changed.get(form);
  changed.delete(form);
  return tell;
}

const textsOf = (fields: FormData): [string, string][] =>
  [...fields].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
