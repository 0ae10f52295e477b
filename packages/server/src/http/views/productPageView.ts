import type { ChoiceView, ProductPageView, ReviewFormView } from '@vitrine/contract/shop';
import type { ProductPageData } from '../../catalogue/findProductPage.ts';
import type { Product } from '../../catalogue/Product.ts';
import { listProducts } from '../../catalogue/list/listProducts.ts';
import { listReviews } from '../../catalogue/reviews/listReviews.ts';
import type { Call } from '../call/Call.ts';
import { imageView } from './imageView.ts';
import { productCards } from './productCards.ts';
import { shownPrices } from './shownPrices.ts';
import { quantityView, stockView } from './stockView.ts';
import { choiceName, variationView } from './variationView.ts';
import { productTexts, type Texts } from '@vitrine/texts';
import { textsFor } from '../call/textsFor.ts';

const RELATED = 4;
const REVIEWS = 20;

/** Everything on a product's page; the same for every visitor. */
export async function productPageView(call: Call, data: ProductPageData): Promise<ProductPageView | null> {
  const { product, price, images, members, upsells } = data;
  const { shop, links } = call;
  const [card] = await productCards(call, [{ product, price, image: images[0] ?? null }]);
  if (!card) return null;
  const shown = (await shownPrices(call))(product);
  const reviews = await listReviews(shop, { productId: product.id, perPage: REVIEWS });
  const grouped = await productCards(call, members);
  return {
    ...card,
    ...quantityView(product),
    descriptionHtml: product.description,
    shortDescriptionHtml: product.shortDescription,
    galleryLayout: call.settings.gallery.layout,
    isGalleryPlayed: call.settings.gallery.autoplay,
    gallery: images.slice(1).flatMap((media) => imageView(media) ?? []),
    categories: data.categories.map(({ name, slug }) => ({ label: name, url: links.category(slug) })),
    tags: data.tags.map(({ name, slug }) => ({ label: name, url: links.tag(slug) })),
    attributes: [
      ...measures(product, textsFor(call, productTexts)),
      ...data.attributes.map(({ name, options }) => ({ label: name, values: options })),
    ],
    stock: stockView(product),
    isSoldIndividually: product.isSoldIndividually,
    choices: product.type === 'variable' ? choicesOf(product) : [],
    variations: data.variations.map((one) => variationView(one, product, shown, shop.now())),
    grouped: grouped.flatMap((one, index) => {
      const member = members[index]?.product;
      return member ? [{ product: one, stock: stockView(member), ...quantityView(member), min: 0 }] : [];
    }),
    reviews: reviews.items.map(({ id, author, rating, html, isVerified, createdAt }) => ({
      id,
      author,
      rating,
      html,
      isVerified,
      createdAt,
    })),
    reviewForm: reviewForm(call, product),
    related: await related(call, data),
    upsells: await productCards(call, upsells),
  };
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

/** Others of its own category, the bestsellers first. */
async function related(call: Call, { product, categories }: ProductPageData) {
  const category = categories.at(-1)?.slug;
  if (category === undefined) return [];
  const query = { category, visibility: 'catalog', sort: 'popularity', perPage: RELATED + 1 } as const;
  const { items } = await listProducts(call.shop, query);
  const others = items.filter((item) => item.product.id !== product.id);
  return productCards(call, others.slice(0, RELATED));
}

function reviewForm({ settings, links }: Call, product: Product): ReviewFormView {
  const { on, onlyBuyers, needRating } = settings.reviews;
  const state = !on || !product.reviewsAllowed ? 'closed' : onlyBuyers ? 'buyersOnly' : 'open';
  return { state, needsRating: needRating, action: links.product(product.slug) };
}

function measures({ weightG, lengthMm, widthMm, heightMm }: Product, t: Texts<typeof productTexts.en>) {
  const sides = [lengthMm, widthMm, heightMm].filter((side) => side !== null);
  return [
    ...(weightG ? [{ label: t('weight'), values: [t('kilograms', { weight: weightG / 1000 })] }] : []),
    ...(sides.length > 0
      ? [
          {
            label: t('dimensions'),
            values: [t('centimetres', { sides: sides.map((side) => side / 10).join(' × ') })],
          },
        ]
      : []),
  ];
}
