import type { Arabic } from '../Catalogue.ts';

/** What the dashboard of a shop says that nobody has bought in yet. */
const en = {
  title: 'First steps',
  help: 'Sales are shown here after the first order.',
  done: 'Done',
  open: 'To do',
  product: 'Add a product',
  payments: 'Choose how customers pay',
  shipping: 'Set up shipping zones and their costs',
  look: 'Look at the shop',
} as const;

const ar: Arabic<typeof en> = {
  title: 'الخطوات الأولى',
  help: 'تظهر المبيعات هنا بعد أول طلب.',
  done: 'تم',
  open: 'لم يتم بعد',
  product: 'أضف منتجًا',
  payments: 'اختر طرق الدفع',
  shipping: 'اضبط مناطق الشحن وتكاليفها',
  look: 'شاهد المتجر',
};

export const adminStartTexts = { en, ar };
