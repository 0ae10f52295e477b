import { DOCUMENT_DEPTH } from '@vitrine/model';
import { DOCUMENT_CHARACTERS } from '../limits.ts';

/** `isJson`: for all that is known, it is only too much of it. */
export type Parsed =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string; readonly isJson: boolean };

/** The value of a JSON text, or in words what is wrong with it. */
export function parseDocument(text: string, levels = DOCUMENT_DEPTH): Parsed {
  if (text.length > DOCUMENT_CHARACTERS)
    return {
      ok: false,
      isJson: true,
      message: `The document is too large: ${text.length} characters, at most ${DOCUMENT_CHARACTERS}.`,
    };
  if (isDeeper(text, levels))
    return { ok: false, isJson: true, message: `The document is nested deeper than ${levels} levels.` };
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { ok: false, isJson: false, message: `The document is no JSON: ${why}.` };
  }
}

const QUOTE = 34;
const BACKSLASH = 92;

/** Seen in the text: the value of one that is nested without end need not be made first. */
function isDeeper(text: string, levels: number): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index++) {
    const sign = text.charCodeAt(index);
    if (inString) {
      if (sign === BACKSLASH) index++;
      else if (sign === QUOTE) inString = false;
    } else if (sign === QUOTE) inString = true;
    else if (sign === 123 || sign === 91) {
      if (++depth > levels) return true;
    } else if (sign === 125 || sign === 93) depth--;
  }
  return false;
}
