import type { Arabic } from '../Catalogue.ts';

const en = {
  chooseRating: 'Choose a rating first',
  noSuchVariation: 'Nothing is made in this combination. Please choose another one.',
  chooseOptions: 'Please choose from the options of this product first.',
  variationUnavailable: 'This combination is not to be had. Please choose another one.',
  optionsCleared: 'The options were cleared. Please choose anew.',
  orderFailed: 'The order could not be sent. Please try again.',
  required: 'required',
  optional: 'optional',
  selectState: 'Select an option…',
  noMatches: 'Nothing found',
  loadingFailed: 'That could not be loaded',
  tooShortOne: 'Write one more letter',
  tooShortMany: 'Write %qty% more letters',
  tooLongOne: 'Take one letter away',
  tooLongMany: 'Take %qty% letters away',
  mostOne: 'Only one can be chosen',
  mostMany: 'Only %qty% can be chosen',
  loadingMore: 'More is coming…',
  searching: 'Searching…',
  weakPassword: 'Please choose a stronger password.',
  passwordHint:
    'A good password has twelve letters or more. Several words that do not belong together are easy to keep in mind.',
} as const;

const ar: Arabic<typeof en> = {
  chooseRating: 'اختر تقييمًا أولًا',
  noSuchVariation: 'لا يتوفر المنتج بهذه الخيارات. اختر غيرها.',
  chooseOptions: 'اختر خيارات المنتج أولًا.',
  variationUnavailable: 'هذه الخيارات غير متاحة. اختر غيرها.',
  optionsCleared: 'أُزيلت الخيارات. اختر من جديد.',
  orderFailed: 'تعذّر إرسال الطلب. حاول مرة أخرى.',
  required: 'مطلوب',
  optional: 'اختياري',
  selectState: 'اختر…',
  noMatches: 'لا نتائج',
  loadingFailed: 'تعذّر التحميل',
  tooShortOne: 'اكتب حرفًا آخر',
  tooShortMany: 'اكتب %qty% أحرف أخرى',
  tooLongOne: 'احذف حرفًا',
  tooLongMany: 'احذف %qty% أحرف',
  mostOne: 'يمكن اختيار واحد فقط',
  mostMany: 'يمكن اختيار %qty% فقط',
  loadingMore: 'المزيد قادم…',
  searching: 'جارٍ البحث…',
  weakPassword: 'اختر كلمة مرور أقوى.',
  passwordHint: 'كلمة المرور الجيدة من اثني عشر حرفًا أو أكثر. كلمات لا صلة بينها يسهل تذكّرها.',
};

/** What existing scripts say, which read it from the page. */
export const scriptTexts = { en, ar };
