export type ProductType = 'simple' | 'variable' | 'variation' | 'grouped' | 'external';
export type ProductStatus = 'publish' | 'draft' | 'private' | 'trash';
export type StockStatus = 'instock' | 'outofstock' | 'onbackorder';
export type Backorders = 'no' | 'notify' | 'yes';
export type Visibility = 'visible' | 'catalog' | 'search' | 'hidden';

/** An attribute of a product: its options by name, whether the page lists it, and whether variations differ by it. */
export interface ProductAttribute {
  readonly name: string;
  readonly slug: string;
  readonly options: readonly string[];
  readonly isVisible: boolean;
  readonly isVariation: boolean;
  /** One that all products share (its options are terms of `pa_` and the slug), or this product's own. */
  readonly isGlobal: boolean;
}

/** A product or a variation, as it is stored. Money in minor units, times in milliseconds. */
export interface Product {
  readonly id: number;
  readonly type: ProductType;
  readonly parentId: number | null;
  readonly status: ProductStatus;
  readonly slug: string;
  readonly sku: string | null;
  readonly name: string;
  readonly description: string;
  readonly shortDescription: string;
  readonly regularPrice: number | null;
  readonly salePrice: number | null;
  readonly saleFrom: number | null;
  readonly saleTo: number | null;
  readonly managesStock: boolean;
  readonly stockQuantity: number | null;
  readonly stockStatus: StockStatus;
  readonly backorders: Backorders;
  readonly lowStockAmount: number | null;
  readonly isSoldIndividually: boolean;
  readonly isVirtual: boolean;
  readonly isDownloadable: boolean;
  readonly isFeatured: boolean;
  readonly visibility: Visibility;
  readonly taxStatus: 'taxable' | 'shipping' | 'none';
  readonly taxClass: string;
  readonly shippingClass: string;
  readonly weightG: number | null;
  readonly lengthMm: number | null;
  readonly widthMm: number | null;
  readonly heightMm: number | null;
  readonly imageId: number | null;
  readonly gallery: readonly number[];
  readonly attributes: readonly ProductAttribute[];
  /** What the page of a variable product has chosen at first: slug -> option. */
  readonly defaultChoices: Readonly<Record<string, string>>;
  /** Of a variation: slug -> option; '' stands for any. */
  readonly choices: Readonly<Record<string, string>>;
  readonly groupedIds: readonly number[];
  readonly upsellIds: readonly number[];
  readonly crossSellIds: readonly number[];
  readonly externalUrl: string;
  readonly buttonText: string;
  readonly purchaseNote: string;
  readonly reviewsAllowed: boolean;
  /** Average in hundredths of a star; 0 when there is no review. */
  readonly rating: number;
  readonly reviewCount: number;
  readonly totalSales: number;
  readonly position: number;
  readonly meta: Readonly<Record<string, unknown>>;
  /** Goes up with every change: who changes an older one is told. */
  readonly version: number;
  readonly createdAt: number;
  readonly updatedAt: number;
}
