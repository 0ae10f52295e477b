import type { Arabic } from '../Catalogue.ts';

/** What the shop does by itself, by the names that the server has for it. */
const en = {
  'send mails': 'Send mails',
  'cancel unpaid orders': 'Cancel orders that are not paid in time',
  'prices of sales that begin or end': 'Prices of sales that begin or end',
  'sizes of pictures': 'Sizes of pictures',
  webhooks: 'Deliver webhooks',
  'drop old deliveries of webhooks': 'Drop old deliveries of webhooks',
  'imports of products': 'Imports of products',
  'drop old imports': 'Drop old imports',
  'drop old versions of pages': 'Drop old versions of pages',
  'drop expired sessions': 'Drop expired carts',
  'drop expired logins': 'Drop expired logins',
  'drop old attempts': 'Drop old attempts to log in',
  'clear sent mails': 'Clear sent mails',
  'drop old faults': 'Drop old faults',
  'drop backups that were not restored': 'Drop backups that were not restored',
} as const;

const ar: Arabic<typeof en> = {
  'send mails': 'إرسال الرسائل',
  'cancel unpaid orders': 'إلغاء الطلبات التي لم تُدفع في وقتها',
  'prices of sales that begin or end': 'أسعار العروض التي تبدأ أو تنتهي',
  'sizes of pictures': 'أحجام الصور',
  webhooks: 'تسليم إشعارات الويب',
  'drop old deliveries of webhooks': 'حذف التسليمات القديمة لإشعارات الويب',
  'imports of products': 'استيراد المنتجات',
  'drop old imports': 'حذف عمليات الاستيراد القديمة',
  'drop old versions of pages': 'حذف النسخ القديمة من الصفحات',
  'drop expired sessions': 'حذف السلال المنتهية',
  'drop expired logins': 'حذف جلسات الدخول المنتهية',
  'drop old attempts': 'حذف محاولات الدخول القديمة',
  'clear sent mails': 'تنظيف الرسائل المرسلة',
  'drop old faults': 'حذف الأعطال القديمة',
  'drop backups that were not restored': 'حذف النسخ الاحتياطية التي لم تُسترجع',
};

export const adminJobTexts = { en, ar };
