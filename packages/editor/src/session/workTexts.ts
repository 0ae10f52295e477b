import { adminWorkTexts, createTexts, type Texts } from '@vitrine/texts';

/** Those of imports, bulk changes, attributes, tags and folders. */
export const workTexts = (): Texts<(typeof adminWorkTexts)['en']> =>
  createTexts(adminWorkTexts, document.documentElement.lang);
