import { asObject, isObject } from '@vitrine/model';
import type { ElementNode, PageDocument } from './PageDocument.ts';

/** What a template that somebody uploads must be; null: nothing is wrong (facts: template import). Undefined: there was no file. */
export function whyNotTemplate(value: unknown): string | null {
  if (value === undefined) return 'Please upload a file to import';
  if (!isObject(value) && !Array.isArray(value)) return 'Invalid File';
  const content = Array.isArray(value) ? value : asObject(value)?.['content'];
  return Array.isArray(content) ? null : 'Invalid Content In File';
}

/** All elements of a document, those within others too. */
export const countElements = (elements: readonly ElementNode[]): number =>
  elements.reduce((sum, element) => sum + 1 + countElements(element.elements), 0);

/** Why a template is not handed over as a file; null: nothing is wrong. Of a kit the settings are enough. */
export function whyNotExported(document: PageDocument | null): string | null {
  if (!document) return 'Template data not found';
  return document.elements.length === 0 && document.kind !== 'kit' ? 'The template is empty' : null;
}

/** The file that a template is handed over in: `elementor-12-2026-01-31.json`. */
export const templateFileName = (id: string | number, nowMs: number): string =>
  `elementor-${id}-${new Date(nowMs).toISOString().slice(0, 10)}.json`;

/** Why templates are not kept in a library that holds a number of them; null: there is room. */
export function whyNotUploaded({ used, most }: { used: number; most: number }, added = 1): string | null {
  if (used >= most) return 'The upload failed because you’ve saved the maximum templates already.';
  return used + added > most
    ? 'The upload failed because it will pass the maximum templates you can save.'
    : null;
}
