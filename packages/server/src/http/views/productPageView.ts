import type { ChoiceView, ListedAttributeView, ProductPageView } from '@vitrine/contract/shop';
import type { ProductPageData } from '../../catalogue/findProductPage.ts';
import type { Product } from '../../catalogue/Product.ts';
import { listProducts } from '../../catalogue/list/listProducts.ts';
import { withVideos } from '../../html/videoMarks.ts';
import type { Call } from '../call/Call.ts';
import { imageView } from './imageView.ts';
import { productCards } from './productCards.ts';
import { shownPrices } from './shownPrices.ts';
import { type RefusedReview, reviewsView } from './reviewsView.ts';
import { type Measures, measuresOf } from './measuresOf.ts';
import { quantityView, stockView } from './stockView.ts';
import { categoryTrail } from './trails.ts';
import { choiceName, variationView } from './variationView.ts';
import { productTexts, type Texts } from '@vitrine/texts';
import { textsFor } from '../call/textsFor.ts';

const RELATED = 4;

export interface ShownProduct {
  readonly view: ProductPageView;
  /** The address asks for a page of reviews that there is. */
  readonly isThere: boolean;
}

/** Everything on a product's page; the same for every visitor, unless somebody typed what was refused. */
export async function productPageView(
  call: Call,
  data: ProductPageData,
  refused: RefusedReview | null,
): Promise<ShownProduct | null> {
  const { product, price, images, members, upsells } = data;
  const { shop, links } = call;
  const [card] = await productCards(call, [{ product, price, image: images[0] ?? null }]);
  if (!card) return null;
  const shown = (await shownPrices(call))(product);
  const { isThere, ...reviews } = await reviewsView(call, product, refused);
  const grouped = await productCards(call, members);
  const t = textsFor(call, productTexts);
  const view: ProductPageView = {
    ...card,
    ...quantityView(product),
    trail: await categoryTrail(call, data.categories),
    descriptionHtml: withVideos(product.description, t('playVideo')),
    shortDescriptionHtml: product.shortDescription,
    galleryLayout: call.settings.gallery.layout,
    isGalleryPlayed: call.settings.gallery.autoplay,
    hasStickyBar: call.settings.product.stickyBar,
    gallery: images.slice(1).flatMap((media) => imageView(media) ?? []),
    categories: data.categories.map(({ name, slug }) => ({ label: name, url: links.category(slug) })),
    tags: data.tags.map(({ name, slug }) => ({ label: name, url: links.tag(slug) })),
    attributes: [
      ...measures(product, t),
      ...data.attributes.map((attribute) => ({
        key: choiceName(attribute),
        label: attribute.name,
        values: attribute.options,
      })),
    ],
    stock: stockView(product),
    isSoldIndividually: product.isSoldIndividually,
    choices: product.type === 'variable' ? choicesOf(product) : [],
    variations: data.variations.map((one) => variationView(one, product, { shown, nowMs: shop.now(), t })),
    grouped: grouped.flatMap((one, index) => {
      const member = members[index]?.product;
      return member ? [{ product: one, stock: stockView(member), ...quantityView(member), min: 0 }] : [];
    }),
    ...reviews,
    related: await related(call, data),
    upsells: await productCards(call, upsells),
  };
  return { view, isThere };
}

const choicesOf = (product: Product): readonly ChoiceView[] =>
  product.attributes
    .filter(({ isVariation }) => isVariation)
    .map((attribute) => ({
      name: choiceName(attribute),
      label: attribute.name,
      options: attribute.options.map((option) => ({ value: option, label: option })),
      chosen: product.defaultChoices[attribute.slug] ?? '',
    }));

/** Others of its own category, the bestsellers first, but for those that stand above them. */
async function related(call: Call, { product, categories, upsells }: ProductPageData) {
  const category = categories.at(-1)?.slug;
  if (category === undefined) return [];
  const shown = new Set([product, ...upsells.map((upsell) => upsell.product)].map(({ id }) => id));
  const query = {
    category,
    visibility: 'catalog',
    sort: 'popularity',
    perPage: RELATED + shown.size,
  } as const;
  const { items } = await listProducts(call.shop, query);
  const others = items.filter((item) => !shown.has(item.product.id));
  return productCards(call, others.slice(0, RELATED));
}

/** What is known of its weight and size. */
const measures = (product: Product, t: Texts<typeof productTexts.en>): readonly ListedAttributeView[] =>
  Object.entries(measuresOf(product, t)).flatMap(([key, said]) =>
    said === '' ? [] : [{ key, label: t(key as keyof Measures), values: [said] }],
  );
