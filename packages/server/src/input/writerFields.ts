import * as v from 'valibot';
import { emailOf } from '../text/emailOf.ts';
import { writtenText } from './writtenText.ts';

export const AUTHOR_CHARACTERS = 100;

/** Who says that they wrote a review or a comment. */
export const writerFields = {
  author: writtenText(AUTHOR_CHARACTERS, 'author_needed', 'author_long'),
  // Measured before it is looked at: the pattern of an address is not for texts of any length.
  email: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.check((given) => emailOf(given) !== null, 'email_wrong'),
  ),
};
