import { adminOrderTexts, createTexts, type Texts } from '@vitrine/texts';

/** Those of orders: only who opens one of their screens fetches them. */
export const orderTexts = (): Texts<(typeof adminOrderTexts)['en']> =>
  createTexts(adminOrderTexts, document.documentElement.lang);
