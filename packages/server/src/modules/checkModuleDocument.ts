import { isObject, type JsonObject, openModule, whyNotPlayable } from '@vitrine/model';
import { parseDocument } from '../documents/shelf/parseDocument.ts';

export type CheckedModule =
  | {
      readonly ok: true;
      readonly document: JsonObject;
      /** As its settings call it; both may be empty. */
      readonly alias: string;
      readonly title: string;
    }
  | { readonly ok: false; readonly message: string };

/** What a text must be to be kept as a module, or in words why it is none. */
export function checkModuleDocument(text: string): CheckedModule {
  const parsed = parseDocument(text);
  if (!parsed.ok) return parsed;
  const message = whyNotPlayable(parsed.value);
  if (message !== null || !isObject(parsed.value)) return { ok: false, message: message ?? '' };
  const { alias, title } = openModule(parsed.value).settings;
  return { ok: true, document: parsed.value, alias, title };
}
