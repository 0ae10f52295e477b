import type { ProductCardView } from '@vitrine/contract/shop';
import type { productTexts, Texts } from '@vitrine/texts';

/** The usual words, by the kind of product. */
const WORDS = {
  simple: 'addToCart',
  variable: 'selectOptions',
  grouped: 'viewProducts',
  external: 'buyProduct',
} as const satisfies Readonly<Record<ProductCardView['type'], string>>;

export interface AddButtonParts {
  readonly text: string;
  readonly url: string;
  readonly classes: string;
  /** It adds without leaving the page, when there is a script for it. */
  readonly isByScript: boolean;
}

/** What the button of a list says and where it leads: to the cart, to the product's page, or to another shop. */
export function addButtonParts(
  product: ProductCardView,
  addsByScript: boolean,
  t: Texts<typeof productTexts.en>,
): AddButtonParts {
  const { type, isInStock, isPurchasable, needsChoice } = product;
  const isForSale = type === 'external' || needsChoice || (isPurchasable && isInStock);
  const isByScript = isForSale && type === 'simple' && addsByScript;
  const names = ['button', `product_type_${type}`];
  if (isForSale && type !== 'grouped' && type !== 'external') names.push('add_to_cart_button');
  if (isByScript) names.push('ajax_add_to_cart');
  return {
    text: isForSale ? product.buttonText || t(WORDS[type]) : t('readMore'),
    url: isForSale ? product.addUrl : product.url,
    classes: names.join(' '),
    isByScript,
  };
}
