/** Beside the file of a form. */
export const UPLOAD_FIELDS = 20;
export const UPLOAD_FIELD_BYTES = 10_000;
