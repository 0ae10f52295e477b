import { adminCatalogueTexts, createTexts } from '@vitrine/texts';

/** What the screens of media, pictures, variations and categories say, in the language of the page. */
export const catalogueTexts = () => createTexts(adminCatalogueTexts, document.documentElement.lang);
