import { type Document, Window } from 'happy-dom';
import { expect } from 'vitest';

/** What the parser lets pass and browsers do not: an & that begins nothing, and characters that no XML has. */
const NOT_XML = /&(?!(?:amp|lt|gt|quot|#\d+);)|[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

/** Reads XML, and fails where it is not well-formed. */
export function parseXml(text: string): Document {
  expect(NOT_XML.exec(text)?.[0]).toBeUndefined();
  const document = new new Window().DOMParser().parseFromString(text, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent ?? '').toBe('');
  return document as unknown as Document;
}

/** The texts of all elements of a name. */
export const textsOf = (document: Document, name: string): readonly string[] =>
  [...document.getElementsByTagName(name)].map((element) => element.textContent);
