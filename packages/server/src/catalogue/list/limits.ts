/** Attributes that a list is narrowed by at once, options of one, and characters of a field: more is nobody's choice. */
export const FILTER_ATTRIBUTES = 6;
export const FILTER_OPTIONS = 25;
/** Of an attribute of which a product must have each: every option is one more look at what products are filed under. */
export const FILTER_EVERY_OPTIONS = 4;
export const FILTER_CHARACTERS = 2_000;
