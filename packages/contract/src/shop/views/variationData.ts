import type { VariationView } from './ProductPageView.ts';

/** As the gallery says it of its main picture, whose place it takes. */
const VARIATION_SIZES = '(min-width: 76rem) 38rem, (min-width: 48rem) 52vw, 100vw';

/** A variation as scripts of product pages read it: from `data-product_variations`, and from get_variation. */
export function variationData(
  variation: VariationView,
  decimals: number,
  html: { readonly price: string; readonly stock: string },
): Readonly<Record<string, unknown>> {
  const { price, image, stock } = variation;
  const major = (amount: number | null): number | '' => (amount === null ? '' : amount / 10 ** decimals);
  return {
    attributes: variation.choices,
    availability_html: html.stock,
    backorders_allowed: stock.status === 'onbackorder',
    // Scripts read the first part of this HTML as a text: without size there must be nothing to read.
    dimensions: variation.dimensions,
    dimensions_html: variation.dimensions,
    display_price: major(price.current),
    display_regular_price: major(price.regular),
    image: image && {
      url: image.url,
      src: image.url,
      // Scripts that show it large ask for its size too.
      full_src: image.url,
      full_src_w: image.width,
      full_src_h: image.height,
      gallery_thumbnail_src: image.url,
      thumb_src: image.url,
      src_w: image.width,
      src_h: image.height,
      gallery_thumbnail_src_w: image.width,
      gallery_thumbnail_src_h: image.height,
      thumb_src_w: image.width,
      thumb_src_h: image.height,
      alt: image.alt,
      // Those of the picture before would stay.
      title: '',
      caption: '',
      // Said also when there is none (false): scripts would leave that of the picture before, and browsers show it.
      srcset: image.srcSet ?? false,
      sizes: image.srcSet ? VARIATION_SIZES : false,
    },
    image_id: variation.imageId ?? '',
    is_downloadable: false,
    is_in_stock: stock.status !== 'outofstock',
    is_purchasable: variation.isPurchasable,
    is_sold_individually: variation.isSoldIndividually ? 'yes' : 'no',
    is_virtual: variation.isVirtual,
    max_qty: variation.max ?? '',
    min_qty: variation.min,
    price_html: html.price,
    sku: variation.sku,
    variation_description: variation.descriptionHtml,
    variation_id: variation.id,
    variation_is_active: true,
    variation_is_visible: true,
    weight: variation.weight,
    weight_html: variation.weight,
  };
}
