/** Attributes that a list is narrowed by at once, options of one, and characters of a field: more is nobody's choice. */
export const FILTER_ATTRIBUTES = 10;
export const FILTER_OPTIONS = 50;
export const FILTER_CHARACTERS = 2_000;
