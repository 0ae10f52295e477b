/** Characters. */
export const NAME_CHARACTERS = 300;
export const SKU_CHARACTERS = 100;
export const HTML_CHARACTERS = 200_000;
export const REVIEW_CHARACTERS = 5_000;
/** Of one address: more than anyone writes. */
export const REVIEWS_BY_ADDRESS = { limit: 10, windowMs: 3_600_000 } as const;
/** Of a product: more than this is a mistake in a file, not a catalogue. */
export const GALLERY_PICTURES = 50;
export const PRODUCT_ATTRIBUTES = 50;
export const ATTRIBUTE_OPTIONS = 500;
export const LINKED_PRODUCTS = 200;
/** The dearest thing, in minor units: far below what a number holds exactly, also times a quantity. */
export const HIGHEST_PRICE = 100_000_000_000;
/** What a 32-bit column holds. */
export const HIGHEST_COUNT = 2_000_000_000;
/** Products on a page of a list, unless asked, and at most. */
export const PER_PAGE = 12;
export const MOST_PER_PAGE = 100;
/** Sales that began or ended since the last look, taken in at once. */
export const SALES_REFRESHED = 2_000;
/** Ids in one statement. */
export const IDS_PER_QUERY = 500;
