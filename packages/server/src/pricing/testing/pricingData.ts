import type { Place } from '../Address.ts';
import type { Coupon } from '../coupons.ts';
import type { ShippableLine } from '../priceShipping.ts';
import type { TaxRate } from '../taxRates.ts';

export const NOWHERE: Place = { country: '', state: '', postcode: '', city: '' };

export const testLine = (fields: Partial<ShippableLine> = {}): ShippableLine => ({
  key: 'a',
  name: 'Cup',
  productId: 1,
  variationId: 0,
  categoryIds: [],
  price: 1000,
  quantity: 1,
  isOnSale: false,
  isTaxable: true,
  taxClass: '',
  isVirtual: false,
  shippingClass: '',
  ...fields,
});

export const testCoupon = (fields: Partial<Coupon> = {}): Coupon => ({
  id: 1,
  code: 'spring',
  type: 'fixed_cart',
  amount: 500,
  expiresAt: null,
  usageLimit: null,
  usageLimitPerUser: null,
  usageCount: 0,
  limitToItems: null,
  isIndividual: false,
  excludesSaleItems: false,
  givesFreeShipping: false,
  minimum: null,
  maximum: null,
  productIds: [],
  excludedProductIds: [],
  categoryIds: [],
  excludedCategoryIds: [],
  emails: [],
  ...fields,
});

export const testRate = (fields: Partial<TaxRate> = {}): TaxRate => ({
  id: 1,
  taxClass: '',
  country: '',
  state: '',
  postcodes: [],
  cities: [],
  ratePpm: 200_000,
  name: 'VAT',
  priority: 1,
  isCompound: false,
  isOnShipping: true,
  position: 0,
  ...fields,
});
