/** Beside the file of a form. */
export const UPLOAD_FIELDS = 20;
export const UPLOAD_FIELD_BYTES = 10_000;
/** Texts in which the place of a mistake is looked for: that takes many times as long as reading them, and anyone may send one. */
export const SEARCHED_CHARACTERS = 50_000;
/** Mails that somebody sends to themselves, to see them. */
export const TEST_MAILS = { limit: 30, windowMs: 3_600_000 } as const;
