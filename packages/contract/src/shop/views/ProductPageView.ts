import type { ImageView } from './ImageView.ts';
import type { LinkView } from './LinkView.ts';
import type { PagingView } from './PagingView.ts';
import type { PriceView } from './PriceView.ts';
import type { ProductCardView } from './ProductCardView.ts';

export type StockStatus = 'instock' | 'outofstock' | 'onbackorder';

/** `In stock`, `3 in stock`, `Out of stock`, `Available on backorder`; no text: nothing is shown. */
export interface StockView {
  readonly status: StockStatus;
  readonly text: string;
}

export interface QuantityView {
  readonly min: number;
  /** null: as many as a visitor likes. min = max: there is nothing to choose. */
  readonly max: number | null;
}

/** A choice that a variable product asks for. */
export interface ChoiceView {
  /** The field's name on the wire: `attribute_pa_colour`, or `attribute_colour` of a product's own. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** What is chosen at first; empty: nothing. */
  readonly chosen: string;
}

export interface VariationView extends QuantityView {
  readonly id: number;
  /** By the names of the fields; '' stands for any. */
  readonly choices: Readonly<Record<string, string>>;
  readonly price: PriceView;
  readonly image: ImageView | null;
  /** Scripts go back to the first picture of the gallery when it is another one. */
  readonly imageId: number | null;
  readonly sku: string;
  /** As the page lists it, with its unit; '' when nobody knows. */
  readonly weight: string;
  readonly dimensions: string;
  readonly stock: StockView;
  readonly isPurchasable: boolean;
  readonly isVirtual: boolean;
  readonly isSoldIndividually: boolean;
  readonly descriptionHtml: string;
}

export interface ListedAttributeView {
  /** By which scripts find its row: `weight`, `dimensions`, or its name in forms. */
  readonly key: string;
  readonly label: string;
  readonly values: readonly string[];
}

export interface GroupedItemView extends QuantityView {
  readonly product: ProductCardView;
  readonly stock: StockView;
}

export interface ReviewView {
  readonly id: number;
  /** Its own address. */
  readonly url: string;
  readonly author: string;
  /** Whole stars, 1 to 5; null when none was given. */
  readonly rating: number | null;
  readonly html: string;
  readonly isVerified: boolean;
  readonly createdAt: number;
}

/** Who may write one. The page is the same for everyone, so that the form asks guests for name and address and customers may leave them. */
export interface ReviewFormView {
  readonly state: 'open' | 'buyersOnly' | 'closed';
  readonly needsRating: boolean;
  readonly action: string;
  /** What was typed and chosen. */
  readonly values: Readonly<Record<'rating' | 'comment' | 'author' | 'email', string>>;
  /** What is wrong with it, by the field's name; '': with none of them. */
  readonly errors: Readonly<Partial<Record<'rating' | 'comment' | 'author' | 'email' | '', string>>>;
  /** One was sent, and waits to be read. */
  readonly isHeld: boolean;
}

export interface ProductPageView extends ProductCardView, QuantityView {
  /** The way here from the home page: shop, and the product's category with what it is in. */
  readonly trail: readonly LinkView[];
  readonly descriptionHtml: string;
  readonly shortDescriptionHtml: string;
  /** Further images, after `image`. */
  readonly gallery: readonly ImageView[];
  readonly galleryLayout: 'bottom' | 'two_columns' | 'centered';
  readonly isGalleryPlayed: boolean;
  /** A bar shows once the form has been scrolled away. */
  readonly hasStickyBar: boolean;
  readonly categories: readonly LinkView[];
  readonly tags: readonly LinkView[];
  /** What the page lists, weight and size among them. */
  readonly attributes: readonly ListedAttributeView[];
  readonly stock: StockView;
  readonly isSoldIndividually: boolean;
  /** Of a variable product; else empty. */
  readonly choices: readonly ChoiceView[];
  readonly variations: readonly VariationView[];
  /** Of a grouped product; else empty. */
  readonly grouped: readonly GroupedItemView[];
  /** The page's reviews, newest first; the card's reviewCount counts all. */
  readonly reviews: readonly ReviewView[];
  readonly reviewPaging: PagingView;
  readonly reviewForm: ReviewFormView;
  readonly related: readonly ProductCardView[];
  readonly upsells: readonly ProductCardView[];
}
