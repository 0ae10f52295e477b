import { isObject, type JsonObject } from '../reading/json.ts';

/** spec/1 §8 and spec/2 §8, word for word. */
export const REPLY_TEXTS = {
  invalidJson: 'Invalid JSON object encountered',
  notLoaded: (alias: string): string => `${alias} Could not be Loaded from DB`,
} as const;

export type Reply =
  | { readonly ok: true; readonly data: JsonObject; readonly messages: readonly string[] }
  | { readonly ok: false; readonly error: string; readonly messages: readonly string[] };

export interface ReplyOptions {
  /** Named in the error text. */
  readonly alias?: string;
  /** spec/1 §5: only 200 counts as success. Default 200. */
  readonly status?: number;
  readonly statusText?: string;
}

/**
 * Turns a server's reply (an object, JSON text, or text with JSON somewhere in it, as when a plugin prints
 * warnings first) into data. Accepted only with a success flag that is true, taken from the first embedded
 * object. `messages` are for the console; nothing is thrown.
 */
export function parseReply(reply: unknown, options: ReplyOptions = {}): Reply {
  const { alias = '', status = 200, statusText = '' } = options;
  if (status !== 200) return { ok: false, error: statusText || String(status), messages: [] };
  const messages: string[] = [];
  const data = isObject(reply) ? reply : typeof reply === 'string' ? firstObject(reply, messages) : null;
  if (data && (data['success'] === true || data['success'] === 'true')) return { ok: true, data, messages };
  return { ok: false, error: REPLY_TEXTS.notLoaded(alias), messages };
}

/** A text of nothing but open braces must not be searched to its end from every one of them. */
const MOST_UNCLOSED = 20;

function firstObject(text: string, messages: string[]): JsonObject | null {
  const whole = tryParse(text);
  if (isObject(whole)) return whole;
  if (typeof whole === 'string') return firstObject(whole, messages);
  let unclosed = 0;
  for (let start = text.indexOf('{'); start >= 0 && unclosed < MOST_UNCLOSED; ) {
    const end = endOfObject(text, start);
    const parsed = end < 0 ? undefined : tryParse(text.slice(start, end));
    if (isObject(parsed)) return parsed;
    messages.push(REPLY_TEXTS.invalidJson);
    if (end < 0) unclosed++;
    start = text.indexOf('{', end < 0 ? start + 1 : end);
  }
  return null;
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Index after the brace that closes the one at `start`, minding strings; -1 when it never closes. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  let inString = false;
  for (let index = start; index < text.length; index++) {
    const letter = text[index];
    if (inString) {
      if (letter === '\\') index++;
      else if (letter === '"') inString = false;
    } else if (letter === '"') inString = true;
    else if (letter === '{') depth++;
    else if (letter === '}' && --depth === 0) return index + 1;
  }
  return -1;
}
