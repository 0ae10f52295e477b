import type { ProductCardView } from '@vitrine/contract/shop';
import { type CardProduct, findCards } from '../../catalogue/list/findCards.ts';
import type { Listed } from '../../catalogue/list/listedProducts.ts';
import type { Call } from '../call/Call.ts';
import { imageView } from './imageView.ts';
import { priceView } from './priceView.ts';
import { shownPrices } from './shownPrices.ts';

/** Products as lists show them. */
export async function productCards(
  call: Call,
  listed: readonly Listed<CardProduct>[],
): Promise<readonly ProductCardView[]> {
  const shown = await shownPrices(call);
  return listed.map(({ product, price, image }) => {
    const needsChoice = product.type === 'variable' || product.type === 'grouped';
    const isInStock = product.stockStatus !== 'outofstock';
    const isPurchasable = product.status === 'publish' && price !== null && product.type !== 'external';
    return {
      id: product.id,
      name: product.name,
      url: call.links.product(product.slug),
      sku: product.sku ?? '',
      type: product.type === 'variation' ? 'simple' : product.type,
      price: priceView(price, shown(product)),
      image: imageView(image),
      isInStock,
      isPurchasable,
      needsChoice,
      addUrl: addUrl(call, product, isPurchasable && isInStock && !needsChoice),
      buttonText: product.type === 'external' ? product.buttonText : '',
      rating: product.rating,
      reviewCount: product.reviewCount,
    };
  });
}

/** Those of these products that are published, in their order. */
export async function cardsOf(call: Call, ids: readonly number[]): Promise<readonly ProductCardView[]> {
  const listed = await findCards(call.shop, ids);
  return productCards(
    call,
    listed.filter(({ product }) => product.status === 'publish'),
  );
}

function addUrl({ links }: Call, product: CardProduct, isAddable: boolean): string {
  const url = links.product(product.slug);
  if (product.type === 'external') return product.externalUrl || url;
  return isAddable ? links.addToCart(product.id) : url;
}
