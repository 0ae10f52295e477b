/** Forms and JSON; uploads have a limit of their own. */
export const BODY_BYTES = 1_048_576;
/** A cart form of a thousand lines still fits. */
export const FORM_FIELDS = 2000;
export const FORM_DEPTH = 6;
/** Slugs in other scripts are three times as long when they are written in an address. */
export const PATH_PART_LENGTH = 600;
