import { html } from '../../answer/Answer.ts';

/** What the original answers to a nonce that is none: its scripts take anything but their own answers for a failure. */
export const refused = html('-1');
