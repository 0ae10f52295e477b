import type { Area, Messages } from './Catalogue.ts';
import { catalogueLanguage } from './catalogueLanguage.ts';
import { type MessagePart, splitMessage } from './splitMessage.ts';

/** Nothing that the shop says is longer: what is was written by others. */
const LONGEST = 4000;
/** A message, its field (`Billing {label}`), and that field's name. */
const DEEPEST = 3;

/** HTML between whole tags. What is cut inside one could come to mean something else in another order. */
const WHOLE_TAGS = /^(?:[^<>]|<[^<>]*>)*$/;

interface Found {
  readonly key: string;
  readonly values: ReadonlyMap<string, string>;
  /** How much of the text is the message's own. */
  readonly own: number;
}

/**
 * A text that was written in English, in another language: the message of the area that it was made from is found by its
 * words. For what is made where nobody knows a language (rules of the shop refuse in English, and so does the wire).
 * What no message fits stays as it is.
 */
export function translate<Source extends Messages>(
  area: Area<Source>,
  text: string,
  language: string,
  depth = 1,
): string {
  const name = catalogueLanguage(language);
  if (name === 'en' || text === '' || text.length > LONGEST || depth > DEEPEST) return text;
  const found = find(area.en, text);
  const message = found && area[name][found.key];
  if (!found || typeof message !== 'string') return text;
  // Names of fields are texts of ours too.
  const valueOf = (placeholder: string): string => {
    const value = found.values.get(placeholder) ?? '';
    return placeholder === 'label' ? translate(area, value, language, depth + 1) : value;
  };
  return splitMessage(message)
    .map((part) => (typeof part === 'string' ? part : valueOf(part.name)))
    .join('');
}

/** Of several that fit, the one that says most of it itself. */
function find(messages: Messages, text: string): Found | null {
  let best: Found | null = null;
  for (const [key, message] of Object.entries(messages)) {
    const values = typeof message === 'string' ? match(splitMessage(message), text) : null;
    if (!values) continue;
    const taken = [...values.values()].reduce((sum, value) => sum + value.length, 0);
    if (!best || text.length - taken > best.own) best = { key, values, own: text.length - taken };
  }
  return best;
}

/** What stands at the placeholders of a message; null when the text is another. It goes through the text once. */
function match(parts: readonly MessagePart[], text: string): ReadonlyMap<string, string> | null {
  const values = new Map<string, string>();
  let at = 0;
  for (const [index, part] of parts.entries()) {
    if (typeof part === 'string') {
      if (!text.startsWith(part, at)) return null;
      at += part.length;
      continue;
    }
    const next = parts[index + 1];
    const isLast = index === parts.length - (next === undefined ? 1 : 2);
    const end =
      typeof next !== 'string' ? text.length : isLast ? text.lastIndexOf(next) : text.indexOf(next, at);
    if (end <= at || !WHOLE_TAGS.test(text.slice(at, end))) return null;
    values.set(part.name, text.slice(at, end));
    at = end;
  }
  return at === text.length ? values : null;
}
