import { textOr } from '../../session/documentTexts.ts';

/** What a version of a post said, field by field: its HTML as it is written, and not as JSON would hold it. */
export const postText = (document: unknown): string =>
  Object.entries(document as Readonly<Record<string, unknown>>)
    .map(([field, value]) => `${textOr(field, field)}\n${said(value)}\n`)
    .join('\n');

const said = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));
