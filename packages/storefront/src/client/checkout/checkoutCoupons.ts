import { tellBody } from '../events/bodyEvents.ts';
import type { PageObjects } from '../page/pageObjects.ts';
import { sendPlainly } from '../page/sendPlainly.ts';
import { opensPlainly } from '../panels/opensPlainly.ts';

type Params = PageObjects['wc_checkout_params'];

/** Coupons at the checkout, where what was filled in already must stay. What cannot be asked so is sent as ever. */
export function checkoutCoupons(params: Params, update: () => Promise<void>): void {
  /** Whether it was done, or refused. */
  async function ask(endpoint: string, fields: Readonly<Record<string, string>>): Promise<boolean> {
    const response = await fetch(params.wc_ajax_url.replace('%%endpoint%%', endpoint), {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    });
    const told = response.ok ? await response.text() : '';
    const kind = TOLD.exec(told)?.[1];
    if (kind === undefined) throw new Error('The shop has not said what became of it.');
    const notices = document.querySelector('.woocommerce-notices-wrapper');
    if (notices) notices.innerHTML = told;
    notices?.scrollIntoView({ block: 'nearest' });
    return kind !== 'error';
  }

  document.addEventListener('submit', async (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !form.matches('.checkout_coupon')) return;
    event.preventDefault();
    if (form.getAttribute('aria-busy') === 'true') return;
    const field = form.querySelector<HTMLInputElement>('[name=coupon_code]');
    const code = field?.value ?? '';
    form.setAttribute('aria-busy', 'true');
    try {
      const isDone = await ask('apply_coupon', {
        security: params.apply_coupon_nonce,
        coupon_code: code,
        billing_email: document.querySelector<HTMLInputElement>('[name=billing_email]')?.value ?? '',
      });
      // What is refused is mended, not typed anew.
      if (field && isDone) field.value = '';
      tellBody('applied_coupon_in_checkout', code);
      await update();
    } catch {
      sendPlainly(form, submitter);
    } finally {
      form.removeAttribute('aria-busy');
    }
  });
  document.addEventListener('click', async (event) => {
    const link = opensPlainly(event, '#order_review a.woocommerce-remove-coupon');
    if (!(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    const { coupon = '' } = link.dataset;
    try {
      await ask('remove_coupon', { security: params.remove_coupon_nonce, coupon });
      tellBody('removed_coupon_in_checkout', coupon);
      await update();
    } catch {
      location.assign(link.href);
    }
  });
}

/** A refusal for an old page is a mere number, and a dead server's page is no word of the shop's. */
const TOLD = /^\s*<(?:div|ul) class="woocommerce-(message|error|info)"/;
