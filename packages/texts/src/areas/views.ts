import type { Arabic } from '../Catalogue.ts';

/** A name that an owner has changed is another text, and stays as it is. */
const en = {
  outOfStock: 'Out of stock',
  onBackorder: 'Available on backorder',
  inStock: 'In stock',
  left: '{left} in stock',
  shipping: 'Shipping',
  myWishlist: 'My wishlist',
  flatRate: 'Flat rate',
  freeShipping: 'Free shipping',
  localPickup: 'Local pickup',
  cash: 'Cash on delivery',
  cashText: 'Pay with cash upon delivery.',
  transfer: 'Direct bank transfer',
  transferText:
    'Make your payment directly into our bank account. Please use your order number as the payment reference.',
} as const;

const ar: Arabic<typeof en> = {
  outOfStock: 'غير متوفر في المخزون',
  onBackorder: 'متاح للطلب المسبق',
  inStock: 'متوفر في المخزون',
  left: 'المتوفر في المخزون: {left}',
  shipping: 'الشحن',
  myWishlist: 'قائمة أمنياتي',
  flatRate: 'سعر ثابت',
  freeShipping: 'شحن مجاني',
  localPickup: 'الاستلام من المتجر',
  cash: 'الدفع عند الاستلام',
  cashText: 'ادفع نقدًا عند التسليم.',
  transfer: 'تحويل مصرفي مباشر',
  transferText: 'حوّل المبلغ مباشرة إلى حسابنا المصرفي، واستخدم رقم طلبك مرجعًا للدفع.',
};

/** Names that come with the shop, or are kept in it, before anybody has written others: pages look them up by their words. */
export const viewTexts = { en, ar };
