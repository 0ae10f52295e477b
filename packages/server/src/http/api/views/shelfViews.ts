import type { Exported } from '../../../documents/archive/packArchive.ts';
import type { Revision } from '../../../documents/shelf/revisions.ts';
import { type FileOutcome, invalid, type Refusal } from '../answer/Outcome.ts';
import { written } from './written.ts';

/** What modules and page documents have in common. */
export const shelfRowView = <T extends { readonly createdAt: number; readonly updatedAt: number }>(row: T) =>
  written(row, 'createdAt', 'updatedAt');

/** The same with the document itself, which is kept as a text. */
export const shelfItem = <
  T extends {
    readonly document: string;
    readonly version: number;
    readonly createdAt: number;
    readonly updatedAt: number;
  },
>({
  document,
  ...row
}: T) => ({
  value: {
    ...shelfRowView(row as Omit<T, 'document'> & { createdAt: number; updatedAt: number }),
    document: JSON.parse(document) as unknown,
  },
  version: row.version,
});

/** A document comes as it is, or as its JSON, which is kept byte for byte. */
export const documentText = (document: unknown): string =>
  typeof document === 'string' ? document : JSON.stringify(document);

export const revisionViews = (revisions: readonly Revision[]) => ({
  items: revisions.map((revision) => written(revision, 'createdAt')),
});

const TYPES = { json: 'application/json', zip: 'application/zip' } as const;

export function exportOutcome(exported: Exported, format: keyof typeof TYPES): FileOutcome | Refusal {
  if (exported.ok) return { kind: 'file', name: exported.name, type: TYPES[format], data: exported.data };
  return invalid([{ field: 'format', message: exported.message }]);
}
