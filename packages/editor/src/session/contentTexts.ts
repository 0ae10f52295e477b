import { adminContentTexts, createTexts, type Texts } from '@vitrine/texts';

/** Those of the screens of modules, pages and menus: only who opens one of these fetches them. */
export const contentTexts = (): Texts<(typeof adminContentTexts)['en']> =>
  createTexts(adminContentTexts, document.documentElement.lang);
