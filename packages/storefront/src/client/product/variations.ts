import { dataOf, onChange, onElement, tellElement } from '../events/bodyEvents.ts';
import { pageObject } from '../page/pageObjects.ts';
import type { Part } from '../page/Part.ts';
import { matchVariations, type Variation } from './matchVariations.ts';

/** What a page says of the whole product, and of a make when one is chosen. */
const FACTS = [
  ['sku', '.product_meta .sku'],
  ['weight_html', '.woocommerce-product-attributes-item--weight .woocommerce-product-attributes-item__value'],
  [
    'dimensions_html',
    '.woocommerce-product-attributes-item--dimensions .woocommerce-product-attributes-item__value',
  ],
] as const;

/** As long as existing scripts wait for the gallery. */
const INIT_MS = 100;

/** A product in several makes: what is chosen finds its price, its picture and its stock before anything is sent. */
export const variationsForm: Part = {
  start(form) {
    if (!(form instanceof HTMLFormElement)) return;
    const selects = [...form.querySelectorAll<HTMLSelectElement>('select[data-attribute_name]')];
    const own = form.querySelector<HTMLElement>('.single_variation');
    const idField = form.querySelector<HTMLInputElement>('input.variation_id');
    const quantity = form.querySelector<HTMLInputElement>('input.qty');
    const button = form.querySelector<HTMLButtonElement>('.single_add_to_cart_button');
    const reset = form.querySelector<HTMLElement>('.reset_variations');
    const told = form.querySelector<HTMLElement>('.reset_variations_alert');
    let known = readVariations(form.dataset['product_variations']);
    const usual = { min: quantity?.min ?? '', max: quantity?.max ?? '' };
    let asking: AbortController | null = null;

    const chosen = (): Record<string, string> =>
      Object.fromEntries(selects.map((select) => [select.name, select.value]));

    /** Choices that lead nowhere with the others cannot be made. */
    function offer(): void {
      if (!known) return;
      for (const select of selects) {
        const others = { ...chosen(), [select.name]: '' };
        const possible = matchVariations(known, others);
        for (const option of select.options) {
          const isPossible =
            option.value === '' ||
            possible.some(({ attributes }) => {
              const value = attributes[select.name] ?? '';
              return value === '' || value === option.value;
            });
          option.disabled = !isPossible;
        }
      }
    }

    /** Other scripts follow the field, which nobody types into. */
    function choose(id: string): void {
      if (!idField || idField.value === id) return;
      idField.value = id;
      tellElement(idField, 'change');
    }

    function show(variation: Variation | null): void {
      choose(String(variation?.variation_id ?? 0));
      if (own)
        own.innerHTML = variation
          ? `<div class="woocommerce-variation-description" dir="auto">${variation.variation_description}</div>
<div class="woocommerce-variation-price">${variation.price_html}</div>
<div class="woocommerce-variation-availability">${variation.availability_html}</div>`
          : '';
      if (quantity) {
        quantity.min = String(variation?.min_qty ?? usual.min);
        quantity.max = String(variation?.max_qty ?? usual.max);
        if (quantity.max !== '' && Number(quantity.value) > Number(quantity.max))
          quantity.value = quantity.max;
      }
      const isForSale = !variation || (variation.is_purchasable && variation.is_in_stock);
      button?.classList.toggle('disabled', !variation || !isForSale);
      button?.setAttribute('aria-disabled', String(variation !== null && !isForSale));
      showPicture(variation);
      showFacts(variation);
      if (variation) {
        tellElement(form, 'found_variation', variation);
        tellElement(form, 'show_variation', variation, isForSale);
      } else {
        tellElement(form, 'reset_data');
        tellElement(form, 'reset_image');
        tellElement(form, 'hide_variation');
      }
    }

    const product = form.closest('.product');
    const facts = FACTS.map(([name, selector]) => {
      const row = product?.querySelector(selector) ?? null;
      const place = row?.querySelector('bdi') ?? row;
      return { name, place, usual: place?.textContent ?? '' };
    });
    function showFacts(variation: Variation | null): void {
      for (const { name, place, usual } of facts) {
        const said = variation?.[name] || usual;
        if (place && place.textContent !== said) place.textContent = said;
      }
    }

    const gallery = product?.querySelector<HTMLElement>(
      '.woocommerce-product-gallery, .wd-quick-view-picture',
    );
    const picture = gallery?.querySelector<HTMLImageElement>('.wp-post-image');
    const first = picture && {
      src: picture.src,
      srcset: picture.srcset,
      alt: picture.alt,
      href: picture.closest('a')?.href ?? '',
    };

    function showPicture(variation: Variation | null): void {
      if (!picture || !first) return;
      const image = variation?.image;
      picture.srcset = image ? image.srcset || '' : first.srcset;
      picture.src = image?.src ?? first.src;
      picture.alt = image?.alt || first.alt;
      const link = picture.closest('a');
      if (link) link.href = image?.full_src ?? first.href;
      if (image) gallery?.querySelector('.woocommerce-product-gallery__wrapper')?.scrollTo({ left: 0 });
    }

    async function find(): Promise<Variation | null> {
      const choices = chosen();
      if (Object.values(choices).some((value) => value === '')) return null;
      if (known) return matchVariations(known, choices)[0] ?? null;
      asking?.abort();
      asking = new AbortController();
      const url =
        pageObject('wc_add_to_cart_params')?.wc_ajax_url.replace('%%endpoint%%', 'get_variation') ?? '';
      const response = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({
          ...choices,
          product_id: (form as HTMLFormElement).dataset['product_id'] ?? '',
        }),
        signal: asking.signal,
      });
      const answer: unknown = await response.json();
      return typeof answer === 'object' && answer !== null ? (answer as Variation) : null;
    }

    async function check(): Promise<void> {
      offer();
      tellElement(form, 'woocommerce_update_variation_values');
      const isAny = selects.some(({ value }) => value !== '');
      if (reset) reset.style.visibility = isAny ? 'visible' : '';
      try {
        show(await find());
      } catch {
        // The server finds it when the form is sent.
      }
    }

    function follow(): void {
      tellElement(form, 'woocommerce_variation_select_change');
      void check();
      tellElement(form, 'woocommerce_variation_has_changed');
    }

    onChange(form, (target) => {
      if (selects.some((select) => select === target)) follow();
    });
    // Scripts that choose for the visitor ask for it so, and those that bring other makes.
    onElement(form, 'check_variations', () => void check());
    onElement(form, 'reload_product_variations', () => {
      const own = dataOf(form)['product_variations'];
      known = Array.isArray(own) ? own : readVariations(form.dataset['product_variations']);
      void check();
    });
    reset?.addEventListener('click', (event) => {
      event.preventDefault();
      for (const select of selects) select.value = '';
      if (told) told.textContent = reset.getAttribute('aria-label') ?? '';
      follow();
      tellElement(form, 'announce_reset');
      selects[0]?.focus();
    });
    void check();
    // When the scripts of others listen.
    setTimeout(() => tellElement(form, 'wc_variation_form'), INIT_MS);
  },
};

/** Products with very many makes are asked for one at a time. */
function readVariations(text: string | undefined): readonly Variation[] | null {
  try {
    const read: unknown = JSON.parse(text ?? 'false');
    return Array.isArray(read) ? read : null;
  } catch {
    return null;
  }
}
