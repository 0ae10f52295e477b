import { browserClock, debounce } from '@vitrine/browser';
import { putFragments } from '../cart/putFragments.ts';
import type { Fragments } from '../cart/shopAjax.ts';
import { askElement, onBody, onChange, tellBody } from '../events/bodyEvents.ts';
import type { Part } from '../page/Part.ts';
import { pageObject } from '../page/pageObjects.ts';
import { swapFrom } from '../page/swapFrom.ts';
import { checkoutCoupons } from './checkoutCoupons.ts';
import { clearFault, showFaults } from './fieldFaults.ts';

interface Answer {
  readonly result?: string;
  readonly redirect?: string;
  readonly messages?: string;
  readonly fragments?: Fragments;
  readonly refresh?: boolean;
  readonly reload?: boolean;
}

/** How long somebody who types an address is left alone. */
const TYPED_MS = 1000;
const PLACE = /_(country|state|postcode|city|address_1|address_2)$/;
const DECIDES = /^(?:shipping_method|payment_method$|ship_to_different_address$)/;

type Field = HTMLInputElement | HTMLSelectElement;

/** The checkout: delivery and totals follow what is filled in, the order is sent without leaving the page, and faults stand at their fields. */
export const checkoutForm: Part = {
  start(form) {
    const params = pageObject('wc_checkout_params');
    if (!(form instanceof HTMLFormElement) || !params) return;
    let asking: AbortController | null = null;
    let isSending = false;

    async function ask(endpoint: string, fields: URLSearchParams, signal?: AbortSignal): Promise<Answer> {
      const response = await fetch(params?.wc_ajax_url.replace('%%endpoint%%', endpoint) ?? '', {
        method: 'POST',
        body: fields,
        headers: { 'x-requested-with': 'XMLHttpRequest' },
        ...(signal && { signal }),
      });
      const answer: unknown = response.ok ? await response.json() : null;
      if (typeof answer !== 'object' || answer === null)
        throw new Error(`The shop answered ${response.status}.`);
      return answer as Answer;
    }

    const review = form.querySelector<HTMLElement>('#order_review');

    async function update(): Promise<void> {
      asking?.abort();
      const mine = (asking = new AbortController());
      review?.setAttribute('aria-busy', 'true');
      try {
        const answer = await ask(
          'update_order_review',
          reviewFields(form as HTMLFormElement, params?.update_order_review_nonce ?? ''),
          mine.signal,
        );
        if (answer.reload) return location.reload();
        if (answer.fragments) putFragments(changedOf(answer.fragments));
        if (answer.messages) showFaults(form as HTMLFormElement, answer.messages);
        tellBody('updated_checkout', answer);
      } catch {
        // The totals that stand there are still those of the server, and the order is checked when it is sent.
        if (!mine.signal.aborted) tellBody('checkout_error');
      } finally {
        if (asking === mine) review?.removeAttribute('aria-busy');
      }
    }

    /** Another country has other states, and asks for other things. */
    async function followCountry(prefix: string): Promise<void> {
      const fields = texts(new FormData(form as HTMLFormElement));
      fields.set('woocommerce_checkout_update_totals', 'Update totals');
      try {
        const response = await fetch((form as HTMLFormElement).action, { method: 'POST', body: fields });
        if (!response.ok) return;
        const drawn = await response.text();
        const postcode = (): HTMLInputElement | null => form.querySelector(`input[name=${prefix}_postcode]`);
        const typed = postcode()?.value;
        const fieldsOf = [`#${prefix}_state_field`, `#${prefix}_postcode_field`];
        if (!swapFrom(drawn, 'form.checkout', fieldsOf)) return;
        // It may have been typed after the form was sent.
        const field = postcode();
        if (field && typed !== undefined) field.value = typed;
        // The list is this country's from now on, not the one that the page was drawn with.
        form.querySelector(`[name=${prefix}_state_of]`)?.remove();
        tellBody('country_to_state_changed', fields.get(`${prefix}_country`), form);
      } catch {
        // The button for the totals draws them too.
      }
    }

    const soon = debounce(() => void update(), {
      clock: browserClock,
      delayMs: TYPED_MS,
      mostMs: 5 * TYPED_MS,
    });
    /** Whatever of these decides what there is to pay. */
    function follow(changed: readonly Field[]): void {
      const names = changed.map(({ name }) => name);
      const country = names.find((name) => name.endsWith('_country'));
      if (country !== undefined) void followCountry(country.replace('_country', '')).then(update);
      else if (names.some((name) => PLACE.test(name) || DECIDES.test(name))) {
        soon.dispose();
        void update();
      }
    }
    form.addEventListener('input', ({ target }) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
      clearFault(target);
      if (PLACE.test(target.name)) soon.run();
    });
    onChange(form, (target) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
      clearFault(target);
      follow([target]);
      if (target.name === 'payment_method') tellBody('payment_method_selected');
    });
    // Who was faster than the script, or came back to a form that the browser has filled in, has chosen already.
    follow([...form.querySelectorAll<Field>('input, select')].filter(isOther));
    // Other scripts ask for it so.
    onBody('update_checkout', () => void update());
    checkoutCoupons(params, update);
    tellBody('init_checkout');

    async function order(): Promise<void> {
      isSending = true;
      form.setAttribute('aria-busy', 'true');
      form.classList.add('processing');
      try {
        const answer = await ask('checkout', texts(new FormData(form as HTMLFormElement)));
        if (answer.result === 'success' && answer.redirect) {
          // Who pays in a window of its own leads on by itself.
          if (askElement(form, 'checkout_place_order_success', answer)) location.assign(answer.redirect);
          return;
        }
        if (answer.reload) return location.reload();
        if (answer.result !== 'failure') throw new Error('The shop said nothing of the order.');
        showFaults(form as HTMLFormElement, answer.messages ?? '');
        tellBody('checkout_error', answer.messages ?? '');
        if (answer.refresh) await update();
      } catch {
        // It may have come through: sent the plain way, the same purchase is not made twice.
        return HTMLFormElement.prototype.submit.call(form);
      } finally {
        isSending = false;
        form.removeAttribute('aria-busy');
        form.classList.remove('processing');
      }
    }

    /** Scripts of a way to pay may have something to do before. */
    function mayOrder(): boolean {
      const method = new FormData(form as HTMLFormElement).get('payment_method');
      return (
        askElement(form, 'checkout_place_order') &&
        (typeof method !== 'string' || askElement(form, `checkout_place_order_${method}`))
      );
    }

    form.addEventListener('submit', (event) => {
      const { submitter } = event;
      const isOrder = !(submitter instanceof HTMLButtonElement) || submitter.id === 'place_order';
      event.preventDefault();
      if (!isOrder) void update();
      else if (!isSending && mayOrder()) void order();
    });
  },
};

/**
 * Without what stands there already: a button that somebody is about to press must not be replaced by its like. What is ticked is the
 * visitor's own doing.
 */
const changedOf = (fragments: Fragments): Fragments =>
  Object.fromEntries(
    Object.entries(fragments).filter(([selector, html]) => {
      const template = document.createElement('template');
      template.innerHTML = html;
      return unticked(template.content.firstElementChild) !== unticked(document.querySelector(selector));
    }),
  );

/** Whether it says something else than the server drew. */
const isOther = (field: Field): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected) &&
      field.querySelector('option[selected]') !== null
    : field.value !== field.defaultValue || field.checked !== field.defaultChecked;

const unticked = (element: Element | null): string => element?.outerHTML.replaceAll(' checked=""', '') ?? '';

const texts = (fields: FormData): URLSearchParams =>
  new URLSearchParams(
    [...fields].flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

/** As the wire has them: the place of each address by itself, and the whole form. */
function reviewFields(form: HTMLFormElement, security: string): URLSearchParams {
  const all = texts(new FormData(form));
  const other = all.get('ship_to_different_address') === '1' ? 'shipping' : 'billing';
  const fields = new URLSearchParams({ security, post_data: all.toString() });
  for (const [short, name] of [
    ['country', 'country'],
    ['state', 'state'],
    ['postcode', 'postcode'],
    ['city', 'city'],
    ['address', 'address_1'],
    ['address_2', 'address_2'],
  ] as const) {
    fields.set(short, all.get(`billing_${name}`) ?? '');
    fields.set(`s_${short}`, all.get(`${other}_${name}`) ?? '');
  }
  for (const name of ['payment_method']) fields.set(name, all.get(name) ?? '');
  for (const [name, value] of all) if (name.startsWith('shipping_method')) fields.append(name, value);
  return fields;
}
