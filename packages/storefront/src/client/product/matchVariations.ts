/** A make of a product, as pages have it in `data-product_variations`. */
export interface Variation {
  readonly variation_id: number;
  /** By attribute; an empty one stands for whatever is chosen. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly price_html: string;
  readonly availability_html: string;
  readonly variation_description: string;
  readonly is_in_stock: boolean;
  readonly is_purchasable: boolean;
  /** What the page says of it, '' for what nobody knows. */
  readonly sku?: string;
  readonly weight_html?: string;
  readonly dimensions_html?: string;
  readonly min_qty: number | '';
  readonly max_qty: number | '';
  readonly image?: {
    readonly src: string;
    /** False: it has none. */
    readonly srcset?: string | false;
    readonly full_src: string;
    readonly alt: string;
  } | null;
}

/** The makes that fit what is chosen so far; nothing chosen fits all. */
export const matchVariations = (
  variations: readonly Variation[],
  chosen: Readonly<Record<string, string>>,
): readonly Variation[] =>
  variations.filter(({ attributes }) =>
    Object.entries(chosen).every(([name, value]) => {
      const own = attributes[name] ?? '';
      return value === '' || own === '' || own === value;
    }),
  );
