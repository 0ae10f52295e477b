import { adminDocumentTexts, createTexts, type Texts } from '@vitrine/texts';
import { adminLabels, type Labels } from '../form/labels.ts';
import type { AdminTexts } from './Session.tsx';

type Source = (typeof adminDocumentTexts)['en'];

/** Those of documents, menus, and what modules, pages and posts have in common with them. */
export const documentTexts = (): Texts<Source> =>
  createTexts(adminDocumentTexts, document.documentElement.lang);

/** The name of something that may have none here. */
export function textOr(key: string, otherwise: string): string {
  return Object.hasOwn(adminDocumentTexts.en, key) ? documentTexts()(key as 'kind') : otherwise;
}

/** Fields and options by their own names, and by those of the admin where they have none. */
export function documentLabels(t: AdminTexts, own: readonly string[]): Labels {
  const known = adminLabels(t);
  return {
    field: (field) => (own.includes(field) ? textOr(field, field) : known.field(field)),
    option: (field, option) =>
      own.includes(field) ? textOr(`${field}.${option}`, option) : known.option(field, option),
  };
}
