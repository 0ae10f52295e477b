import { DOCUMENT_DEPTH } from '@vitrine/model';
import { parseDocument } from '../../../documents/shelf/parseDocument.ts';
import { refused, type Refusal } from '../answer/Outcome.ts';
import { SEARCHED_CHARACTERS } from '../limits.ts';
import { findJsonError } from './findJsonError.ts';

/** A document may stand in a field of it, as deep as it may be by itself. */
const BODY_DEPTH = DOCUMENT_DEPTH + 1;

export type ParsedBody =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly refusal: Refusal };

/** A JSON body, or where it is wrong. Nothing at all is no body. */
export function parseJson(text: string): ParsedBody {
  if (text.trim() === '') return { ok: true, value: undefined };
  const parsed = parseDocument(text, BODY_DEPTH);
  if (parsed.ok) return parsed;
  const message =
    text.length > SEARCHED_CHARACTERS
      ? 'The body is no JSON, or nested too deep.'
      : isJson(text)
        ? parsed.message
        : whereWrong(text);
  return { ok: false, refusal: refused(400, 'malformed', message) };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function whereWrong(text: string): string {
  const position = findJsonError(text);
  const before = text.slice(0, position).split('\n');
  return `The body is no JSON: unexpected ${text[position] === undefined ? 'end' : JSON.stringify(text[position])} at position ${position} (line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}).`;
}
