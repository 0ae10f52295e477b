import type { ProductCardView } from '@vitrine/contract/shop';
import type { ProductPageData } from '../../../catalogue/findProductPage.ts';
import type { CardProduct } from '../../../catalogue/list/findCards.ts';
import type { Listed } from '../../../catalogue/list/listedProducts.ts';
import type { Term } from '../../../catalogue/terms/Term.ts';
import type { Call } from '../../call/Call.ts';
import { productTexts } from '@vitrine/texts';
import { textsFor } from '../../call/textsFor.ts';
import { imageView } from '../../views/imageView.ts';
import { productCards } from '../../views/productCards.ts';
import { shownPrices } from '../../views/shownPrices.ts';
import { quantityView, stockView } from '../../views/stockView.ts';
import { choiceName, variationView } from '../../views/variationView.ts';
import { without } from './without.ts';

/** What lists of the shop show of products; how a page's button looks is left out. */
export async function shopCards(call: Call, listed: readonly Listed<CardProduct>[]) {
  const cards = await productCards(call, listed);
  return cards.map((card, index) => cardOf(card, listed[index]?.product.slug ?? ''));
}

const cardOf = (card: ProductCardView, slug: string) => ({ ...without(card, 'addUrl', 'buttonText'), slug });

/** What the page of a product shows, for a front that draws it itself: nothing that visitors do not see. */
export async function shopProductView(call: Call, data: ProductPageData) {
  const { product, price, images, variations } = data;
  const [card] = await shopCards(call, [{ product, price, image: images[0] ?? null }]);
  if (!card) return null;
  const shown = (await shownPrices(call))(product);
  const nowMs = call.shop.now();
  const t = textsFor(call, productTexts);
  return {
    ...card,
    ...quantityView(product),
    descriptionHtml: product.description,
    shortDescriptionHtml: product.shortDescription,
    gallery: images.slice(1).flatMap((media) => imageView(media) ?? []),
    categories: data.categories.map((term) => filed(term, call.links.category(term.slug))),
    tags: data.tags.map((term) => filed(term, call.links.tag(term.slug))),
    attributes: product.attributes
      .filter(({ isVisible, isVariation }) => isVisible || isVariation)
      .map(({ slug, name, options, isVariation, isGlobal }) => ({
        slug,
        name,
        options,
        isVariation,
        field: choiceName({ slug, isGlobal }),
      })),
    stock: stockView(product),
    variations: variations.map((variation) =>
      without(
        variationView(variation, product, { shown, nowMs, t }),
        'imageId',
        'weight',
        'dimensions',
        'isVirtual',
        'isSoldIndividually',
        'descriptionHtml',
      ),
    ),
    members: await shopCards(call, data.members),
    upsells: await shopCards(call, data.upsells),
  };
}

const filed = ({ id, slug, name }: Term, url: string) => ({ id, slug, name, url });
