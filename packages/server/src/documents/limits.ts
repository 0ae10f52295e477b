/** Of a document's text. The largest real module seen has half a megabyte. */
export const DOCUMENT_CHARACTERS = 8_000_000;
export const NAME_LENGTH = 100;
export const TITLE_LENGTH = 300;
export const NOTE_LENGTH = 1000;
