import type { Arabic } from '../Catalogue.ts';

const en = {
  title: 'Wishlist',
  kept: 'This list is kept in this browser for seven days. {logIn} to keep it with your account.',
  logIn: 'Log in',
  empty: 'This wishlist is empty. The heart beside a product keeps it here for later.',
  returnToShop: 'Return to shop',
  newList: 'New list',
  createList: 'Create list',
  defaultGroup: 'Default group',
  currentDefaultGroup: 'Current default group',
  nothing: 'Nothing is on this list.',
  select: 'Select',
  remove: 'Remove',
  removeNamed: 'Remove {name} from wishlist',
  removeSelected: 'Remove selected',
  reallyRemove: 'Do you really want to remove these products?',
  moveSelectedTo: 'Move selected to',
  move: 'Move',
  listName: 'List name',
  rename: 'Rename',
  makeDefault: 'Make default',
  deleteList: 'Delete list',
  emptyTitle: 'Title is empty!',
} as const;

const ar: Arabic<typeof en> = {
  title: 'قائمة الأمنيات',
  kept: 'تُحفظ هذه القائمة في هذا المتصفح سبعة أيام. {logIn} لحفظها في حسابك.',
  logIn: 'سجّل الدخول',
  empty: 'قائمة الأمنيات فارغة. القلب بجانب المنتج يحفظه هنا لوقت لاحق.',
  returnToShop: 'العودة إلى المتجر',
  newList: 'قائمة جديدة',
  createList: 'أنشئ القائمة',
  defaultGroup: 'المجموعة الافتراضية',
  currentDefaultGroup: 'المجموعة الافتراضية الحالية',
  nothing: 'لا شيء في هذه القائمة.',
  select: 'تحديد',
  remove: 'إزالة',
  removeNamed: 'إزالة {name} من قائمة الأمنيات',
  removeSelected: 'أزل المحدد',
  reallyRemove: 'هل تريد حقًا إزالة هذه المنتجات؟',
  moveSelectedTo: 'انقل المحدد إلى',
  move: 'انقل',
  listName: 'اسم القائمة',
  rename: 'غيّر الاسم',
  makeDefault: 'اجعلها الافتراضية',
  deleteList: 'احذف القائمة',
  emptyTitle: 'العنوان فارغ!',
};

/** Lists of what is kept for later. */
export const wishlistTexts = { en, ar };
