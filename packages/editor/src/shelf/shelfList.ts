import { optionLabel } from '../form/labels.ts';
import type { BulkAction } from '../list/Bulk.tsx';
import type { ListFilter } from '../list/List.tsx';
import type { AdminTexts } from '../session/Session.tsx';

const STATUSES = ['publish', 'draft', 'trash'] as const;
export type ShelfStatus = (typeof STATUSES)[number];

/** Without one, all but the trash is listed. */
export const shelfFilter = (t: AdminTexts): ListFilter => ({
  id: 'status',
  label: t('status'),
  options: STATUSES.map((id) => ({ id, label: optionLabel(t, 'status', id) })),
});

/** What lists of modules and documents do with several at once, and take back. */
export function shelfBulk<Row extends { readonly status: ShelfStatus }>(
  t: AdminTexts,
  shown: string | undefined,
  setStatus: (row: Row, status: ShelfStatus) => Promise<unknown>,
): readonly BulkAction<Row>[] {
  const move = (id: 'publish' | 'draft' | 'toTrash' | 'restore', to: ShelfStatus): BulkAction<Row> => ({
    id,
    run: (row) => setStatus(row, to),
    undo: (row) => setStatus(row, row.status),
  });
  if (shown === 'trash') return [move('restore', 'draft')];
  return [
    move('publish', 'publish'),
    move('draft', 'draft'),
    { ...move('toTrash', 'trash'), said: (count) => t('trashed', { count }) },
  ];
}
