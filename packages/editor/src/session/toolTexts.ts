import { adminToolsTexts, createTexts, type Texts } from '@vitrine/texts';

/** Those of the tools and of the dashboard. */
export const toolTexts = (): Texts<(typeof adminToolsTexts)['en']> =>
  createTexts(adminToolsTexts, document.documentElement.lang);
