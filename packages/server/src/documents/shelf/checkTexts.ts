import { NAME_LENGTH, NOTE_LENGTH, TITLE_LENGTH } from '../limits.ts';
import { invalidField, type NotSaved } from '../../input/Saved.ts';

const CONTROL = /\p{Cc}/u;

/** Names are parts of addresses and of one line; PostgreSQL keeps no text with a zero in it. */
export function isName(name: string): boolean {
  return name !== '' && name === name.trim() && name.length <= NAME_LENGTH && !CONTROL.test(name);
}

interface Texts {
  readonly title?: string | undefined;
  readonly note?: string | undefined;
}

/** What is wrong with a name, a title or a note; null when nothing is. */
export function checkTexts(field: string, name: string, { title = '', note = '' }: Texts): NotSaved | null {
  if (!isName(name))
    return invalidField(
      field,
      `The ${field} must have 1 to ${NAME_LENGTH} characters, without spaces around it or control characters.`,
    );
  if (title.length > TITLE_LENGTH || CONTROL.test(title))
    return invalidField('title', `The title must be one line of at most ${TITLE_LENGTH} characters.`);
  if (note.length > NOTE_LENGTH || note.includes('\0'))
    return invalidField('note', `The note may have at most ${NOTE_LENGTH} characters.`);
  return null;
}

/** A document may call itself anything; a title is one line. */
export const oneLine = (title: string): string =>
  title
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, TITLE_LENGTH);
