import { asObject, isObject } from '@vitrine/model';
import type { ElementNode } from './PageDocument.ts';

/** What a template that somebody uploads must be; null: nothing is wrong (facts: template import). */
export function whyNotTemplate(value: unknown): string | null {
  if (!isObject(value) && !Array.isArray(value)) return 'Invalid File';
  const content = Array.isArray(value) ? value : asObject(value)?.['content'];
  return Array.isArray(content) ? null : 'Invalid Content In File';
}

/** All elements of a document, those within others too. */
export const countElements = (elements: readonly ElementNode[]): number =>
  elements.reduce((sum, element) => sum + 1 + countElements(element.elements), 0);
