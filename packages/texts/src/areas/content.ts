import type { Arabic } from '../Catalogue.ts';

const en = {
  journal: 'Journal',
  postFeed: '{site}: Journal',
  categoryFeed: '{site}: {category}',
  productFeed: '{site}: new products',
  by: '{day} by {author}',
  in: 'in {categories}',
  categorySeparator: ', ',
  nothingWritten: 'Nothing has been written yet.',
  pagination: 'Posts pagination',
  goToShop: 'Go to the shop',
  opensSoon: '{site} opens soon',
  gettingReady: 'We are getting everything ready. Please come back soon.',
  logIn: 'Log in',
  notFound: 'This page is not in the window',
  notFoundText:
    'The address may be mistyped, or what it showed has moved. Everything there is can be reached from the home page.',
  badRequest: 'That request makes no sense to us',
  badRequestText:
    'Something in the address or in what was sent could not be read. Please go back and try again.',
  tooMany: 'That was a little fast for us',
  tooManyText: 'Too many requests came from where you are. Please wait a minute, and try again.',
  failed: 'Something broke on our side',
  failedText: 'It is not your doing. Please try again in a moment.',
  unavailable: 'We will be back in a moment',
  unavailableText: 'The shop cannot reach its data right now. Nothing is lost: please try again in a moment.',
  faultNumber: 'If it stays, tell us this number: {number}',
  toHome: 'To the home page',
} as const;

const ar: Arabic<typeof en> = {
  journal: 'المدونة',
  postFeed: '{site}: المدونة',
  categoryFeed: '{site}: {category}',
  productFeed: '{site}: منتجات جديدة',
  by: '{day} بقلم {author}',
  in: 'في {categories}',
  categorySeparator: '، ',
  nothingWritten: 'لم يُكتب شيء بعد.',
  pagination: 'صفحات المقالات',
  goToShop: 'إلى المتجر',
  opensSoon: 'يُفتتح {site} قريبًا',
  gettingReady: 'نُعدّ كل شيء الآن. عُد إلينا قريبًا.',
  logIn: 'تسجيل الدخول',
  notFound: 'هذه الصفحة ليست في الواجهة',
  notFoundText: 'ربما كُتب العنوان خطأً أو نُقل ما كان فيه. يمكن الوصول إلى كل شيء من الصفحة الرئيسية.',
  badRequest: 'لم نفهم هذا الطلب',
  badRequestText: 'تعذّرت قراءة شيء في العنوان أو فيما أُرسل. ارجع وحاول مرة أخرى.',
  tooMany: 'كان ذلك أسرع مما نستطيع',
  tooManyText: 'وصلتنا طلبات كثيرة من مكانك. انتظر دقيقة ثم حاول مرة أخرى.',
  failed: 'حدث خلل لدينا',
  failedText: 'لا ذنب لك في ذلك. حاول مرة أخرى بعد لحظات.',
  unavailable: 'سنعود بعد لحظات',
  unavailableText: 'لا يستطيع المتجر الوصول إلى بياناته الآن. لم يضع شيء: حاول مرة أخرى بعد لحظات.',
  faultNumber: 'إن استمر ذلك فأخبرنا بهذا الرقم: {number}',
  toHome: 'إلى الصفحة الرئيسية',
};

/** Pages, posts, and what is said in place of a page. */
export const contentTexts = { en, ar };
