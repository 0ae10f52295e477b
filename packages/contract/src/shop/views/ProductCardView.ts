import type { ImageView } from './ImageView.ts';
import type { PriceView } from './PriceView.ts';

export interface ProductCardView {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly sku: string;
  readonly type: 'simple' | 'variable' | 'grouped' | 'external';
  readonly price: PriceView;
  readonly image: ImageView | null;
  readonly isInStock: boolean;
  readonly isPurchasable: boolean;
  /** It can only be bought from its own page, where the visitor chooses (variable, grouped). */
  readonly needsChoice: boolean;
  /** Where its button leads: `?add-to-cart=`, its page, or another shop's. */
  readonly addUrl: string;
  /** The button's own words; empty: the usual ones. */
  readonly buttonText: string;
  /** Average in hundredths of a star; 0 when there is no review. */
  readonly rating: number;
  readonly reviewCount: number;
}
