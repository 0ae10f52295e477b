import { documentKind, isObject } from '@vitrine/model';
import { conditionsOf } from '../db/migrations/0017-document-conditions.ts';
import { parseDocument } from './shelf/parseDocument.ts';
import type { DocumentKind } from '@vitrine/contract/api';

export type CheckedDocument =
  | { readonly ok: true; readonly title: string; readonly conditions: string }
  | { readonly ok: false; readonly message: string };

/** What a text must be to be kept as a document of a kind, or in words why it is none. */
export function checkPageDocument(kind: DocumentKind, text: string): CheckedDocument {
  const parsed = parseDocument(text);
  if (!parsed.ok) return parsed;
  const message = whyNot(kind, parsed.value);
  if (message !== null) return { ok: false, message };
  const title = isObject(parsed.value) ? parsed.value['title'] : '';
  return {
    ok: true,
    title: typeof title === 'string' ? title : '',
    conditions: conditionsOf(parsed.value),
  };
}

function whyNot(kind: DocumentKind, value: unknown): string | null {
  // Builders hand over a page's elements as a bare list too.
  if (kind !== 'kit' && isElementList(value)) return null;
  if (!isObject(value)) return 'This is no page document: it is no object and no list of elements.';
  const found = documentKind(value);
  if (found === 'module' || found === 'legacy') return 'This is a module, not a page document.';
  if (kind === 'kit' || found === 'page') return null;
  return 'This is no page document: it has no "content" and no "elements".';
}

const isElementList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => isObject(each) && each['elType'] !== undefined);
