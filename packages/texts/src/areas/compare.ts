import type { Arabic } from '../Catalogue.ts';

const en = {
  title: 'Compare',
  nothingYet: 'Nothing to compare yet.',
  nothing: 'Nothing to compare yet. The two arrows beside a product put it here, next to the others.',
  more: 'The two arrows beside another product put it here, next to this one.',
  returnToShop: 'Return to shop',
  compared: 'Compared products',
  categories: 'Compared categories',
  description: 'Description',
  sku: 'SKU',
  availability: 'Availability',
  property: 'Property',
  removeAll: 'Remove all',
  removeAllOf: 'of {name}',
  sideBySide: '{name}, side by side',
  remove: 'Remove {name} from compare',
} as const;

const ar: Arabic<typeof en> = {
  title: 'المقارنة',
  nothingYet: 'لا شيء للمقارنة بعد.',
  nothing: 'لا شيء للمقارنة بعد. السهمان بجانب المنتج يضعانه هنا إلى جانب غيره.',
  more: 'السهمان بجانب منتج آخر يضعانه هنا إلى جانب هذا.',
  returnToShop: 'العودة إلى المتجر',
  compared: 'المنتجات المقارَنة',
  categories: 'التصنيفات المقارَنة',
  description: 'الوصف',
  sku: 'رمز المنتج',
  availability: 'التوفر',
  property: 'الخاصية',
  removeAll: 'إزالة الكل',
  removeAllOf: 'من {name}',
  sideBySide: '{name} جنبًا إلى جنب',
  remove: 'إزالة {name} من المقارنة',
};

/** Products side by side. */
export const compareTexts = { en, ar };
