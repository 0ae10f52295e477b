/** Levels of objects and lists that a document may have, as for modules: nothing further in looks deeper. */
export { DOCUMENT_DEPTH } from '@vitrine/model';
/** Of one document: a page of thousands is a mistake, or an attack. */
export const MOST_ELEMENTS = 20_000;
/** spec/3 §9: the narrowest that a page is laid out for. */
export const FIRST_DEVICE_MINIMUM_PX = 320;
/** Notes on one document; what follows says nothing new. */
export const MOST_NOTES = 200;
/** Of a kit's description (facts: kit zip). */
export const KIT_DESCRIPTION_CHARACTERS = 300;
/** Pictures, tabs, icons and other things in one list. */
export const MOST_ITEMS = 500;
