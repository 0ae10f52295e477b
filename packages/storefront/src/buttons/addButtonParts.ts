import type { ProductCardView } from '@vitrine/contract/shop';

/** The usual words, by the kind of product. */
const WORDS: Readonly<Record<ProductCardView['type'], string>> = {
  simple: 'Add to cart',
  variable: 'Select options',
  grouped: 'View products',
  external: 'Buy product',
};

export interface AddButtonParts {
  readonly text: string;
  readonly url: string;
  readonly classes: string;
  /** It adds without leaving the page, when there is a script for it. */
  readonly isByScript: boolean;
}

/** What the button of a list says and where it leads: to the cart, to the product's page, or to another shop. */
export function addButtonParts(product: ProductCardView, addsByScript: boolean): AddButtonParts {
  const { type, isInStock, isPurchasable, needsChoice } = product;
  const isForSale = type === 'external' || needsChoice || (isPurchasable && isInStock);
  const isByScript = isForSale && type === 'simple' && addsByScript;
  const names = ['button', `product_type_${type}`];
  if (isForSale && type !== 'grouped' && type !== 'external') names.push('add_to_cart_button');
  if (isByScript) names.push('ajax_add_to_cart');
  return {
    text: isForSale ? product.buttonText || WORDS[type] : 'Read more',
    url: isForSale ? product.addUrl : product.url,
    classes: names.join(' '),
    isByScript,
  };
}
