/** A thing of the demo shop. Prices in cents. */
export interface DemoProduct {
  readonly sku: string;
  readonly name: string;
  readonly type?: 'simple' | 'variable' | 'grouped' | 'external';
  /** `Ceramics > Vases`. */
  readonly category: string;
  /** Files of apps/site/demo/products without their ending; the first is the product's picture. */
  readonly pictures: readonly string[];
  readonly price?: number;
  readonly sale?: number;
  /** Days from the seeding on which the sale begins and ends. */
  readonly saleDays?: readonly [number, number];
  /** One line. */
  readonly short: string;
  readonly text: string;
  readonly tags?: readonly string[];
  /** Pieces; without it nobody counts them. */
  readonly stock?: number;
  readonly isSoldOut?: boolean;
  readonly backorders?: 'notify' | 'yes';
  readonly isOneEach?: boolean;
  readonly isVirtual?: boolean;
  readonly isDownloadable?: boolean;
  readonly isFeatured?: boolean;
  readonly isReducedTax?: boolean;
  readonly shippingClass?: 'fragile' | 'bulky';
  readonly grams?: number;
  /** Length, width, height in centimetres. */
  readonly size?: readonly [number, number, number];
  /** Global attributes that the page lists: name -> options. */
  readonly facts?: Readonly<Record<string, readonly string[]>>;
  /** Attributes that variations differ by: name -> options. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  readonly byDefault?: Readonly<Record<string, string>>;
  readonly variations?: readonly DemoVariation[];
  /** SKUs: of a group, and of what goes well with it. */
  readonly members?: readonly string[];
  readonly upsells?: readonly string[];
  readonly url?: string;
  readonly button?: string;
  readonly sold?: number;
}

export interface DemoVariation {
  /** One option for each of `choices`, in their order; '' is any. */
  readonly options: readonly string[];
  readonly price: number;
  readonly sale?: number;
  readonly picture?: string;
  readonly stock?: number;
  readonly isSoldOut?: boolean;
}
