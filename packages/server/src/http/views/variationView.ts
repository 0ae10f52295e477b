import type { VariationView } from '@vitrine/contract/shop';
import type { productTexts, Texts } from '@vitrine/texts';
import { isPurchasable } from '../../catalogue/isPurchasable.ts';
import { priceRange } from '../../catalogue/priceRange.ts';
import type { Product, ProductAttribute } from '../../catalogue/Product.ts';
import type { Media } from '../../media/Media.ts';
import { imageView } from './imageView.ts';
import { measuresOf } from './measuresOf.ts';
import { priceView, type Shown } from './priceView.ts';
import { quantityView, stockView } from './stockView.ts';

/** An attribute's name in forms. */
export const choiceName = ({ slug, isGlobal }: Pick<ProductAttribute, 'slug' | 'isGlobal'>): string =>
  `attribute_${isGlobal ? 'pa_' : ''}${slug}`;

export function variationView(
  variation: Product & { readonly image: Media | null },
  parent: Product,
  { shown, nowMs, t }: { shown: Shown; nowMs: number; t: Texts<typeof productTexts.en> },
): VariationView {
  const choices = parent.attributes
    .filter(({ isVariation }) => isVariation)
    .map((attribute) => [choiceName(attribute), variation.choices[attribute.slug] ?? ''] as const);
  return {
    id: variation.id,
    choices: Object.fromEntries(choices),
    price: priceView(priceRange([variation], nowMs), shown),
    image: imageView(variation.image),
    imageId: variation.image?.id ?? null,
    ...measuresOf(variation, t, parent),
    sku: variation.sku ?? parent.sku ?? '',
    stock: stockView(variation, parent),
    isPurchasable: isPurchasable(variation, parent),
    isVirtual: variation.isVirtual,
    isSoldIndividually: variation.isSoldIndividually || parent.isSoldIndividually,
    descriptionHtml: variation.description,
    ...quantityView(variation, parent),
  };
}
