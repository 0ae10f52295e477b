import type { ChoiceView, ProductPageView, VariationView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Hidden } from '../form/Hidden.tsx';
import { QuantityInput } from '../quantity/QuantityInput.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { PRODUCT_FORM_ID } from './productFormId.ts';
import { Stock } from './Stock.tsx';
import { VariationPrices } from './VariationPrices.tsx';
import { Html } from '../html/Html.tsx';
import { Price } from '../price/Price.tsx';
import { MAX_VARIATIONS_IN_PAGE, variationsJson } from './variationsJson.tsx';
import { productTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

interface VariationsFormProps {
  product: ProductPageView;
  idPrefix?: string;
}

/** A choice for each attribute. Sent as it is, the server finds the variation; a script finds it before. */
export function VariationsForm({ product, idPrefix = '' }: VariationsFormProps): ReactElement {
  const shop = useShop();
  const t = useTexts(productTexts);
  const { id, name, url, min, max } = product;
  if (product.variations.length === 0) {
    return <Stock stock={{ status: 'outofstock', text: t('unavailable') }} />;
  }
  const begun = chosenVariation(product);
  return (
    <>
      <form
        id={idPrefix + PRODUCT_FORM_ID}
        className="variations_form cart"
        action={url}
        method="post"
        encType="multipart/form-data"
        data-product_id={id}
        data-product_variations={variationsJson(product.variations, shop)}
      >
        <table className="variations" role="presentation">
          <tbody>
            {product.choices.map((choice) => (
              <ChoiceRow key={choice.name} choice={choice} idPrefix={idPrefix} />
            ))}
          </tbody>
        </table>
        <a className="reset_variations" href="#reset" aria-label={t('clearOptions')}>
          {t('clear')}
        </a>
        <div className="reset_variations_alert screen-reader-text" role="alert" aria-live="polite" />
        <div className="single_variation_wrap">
          <div className="woocommerce-variation single_variation">
            {begun && <Chosen variation={begun} />}
          </div>
          <div className="woocommerce-variation-add-to-cart variations_button">
            <QuantityInput id={`quantity-${id}`} name="quantity" of={name} value={min} min={min} max={max} />
            <button type="submit" className="single_add_to_cart_button button alt">
              {t('addToCart')}
            </button>
            <Hidden values={{ 'add-to-cart': id, product_id: id }} />
            <input type="hidden" name="variation_id" className="variation_id" value="0" />
          </div>
        </div>
      </form>
      <VariationPrices product={product} />
    </>
  );
}

/** The one that the owner has chosen to begin with: a script that came later to show it would move the page. */
function chosenVariation({ choices, variations }: ProductPageView): VariationView | undefined {
  if (variations.length > MAX_VARIATIONS_IN_PAGE || choices.some(({ chosen }) => chosen === ''))
    return undefined;
  return variations.find((variation) =>
    choices.every(({ name, chosen }) => [chosen, ''].includes(variation.choices[name] ?? '')),
  );
}

function Chosen({ variation }: { variation: VariationView }): ReactElement {
  return (
    <>
      <Html className="woocommerce-variation-description" dir="auto" html={variation.descriptionHtml} />
      <div className="woocommerce-variation-price">
        <Price price={variation.price} />
      </div>
      <div className="woocommerce-variation-availability">
        <Stock stock={variation.stock} />
      </div>
    </>
  );
}

function ChoiceRow({
  choice: { name, label, options, chosen },
  idPrefix,
}: {
  choice: ChoiceView;
  idPrefix: string;
}): ReactElement {
  const id = idPrefix + name.replace(/^attribute_/, '');
  const t = useTexts(productTexts);
  return (
    <tr>
      <th className="label" scope="row">
        <label htmlFor={id}>{label}</label>
      </th>
      <td className="value">
        <select
          id={id}
          name={name}
          data-attribute_name={name}
          data-show_option_none="yes"
          defaultValue={chosen}
          required
        >
          <option value="">{t('chooseOption')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </td>
    </tr>
  );
}
