import { escapeHtml } from '../../../html/escapeHtml.ts';

/** What no XML may hold, however it is written: most control characters, halves of pairs, and two that are none. */
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** For text between tags and inside quoted attributes of XML. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(NOT_IN_XML, ''));

/** `<name>text</name>`; nothing for an empty text. */
export const element = (name: string, text: string): string =>
  text === '' ? '' : `<${name}>${escapeXml(text)}</${name}>`;
