/**
 * A table of documents and the table of their revisions. Modules and page documents are kept alike: the columns that a
 * shelf works with are the same in both, so the types are those of modules.
 */
export interface Shelf {
  readonly items: 'modules';
  readonly revisions: 'module_revisions';
  readonly owner: 'module_id';
}

export const moduleShelf: Shelf = {
  items: 'modules',
  revisions: 'module_revisions',
  owner: 'module_id',
};

export const documentShelf = {
  items: 'documents',
  revisions: 'document_revisions',
  owner: 'document_id',
} as unknown as Shelf;

/** The ids that both databases can hold; anything else is nobody's. */
const MOST_ID = 2_147_483_647;

/** A number, or a text of one, that may be an id. */
export function asId(value: number | string): number | null {
  const id = typeof value === 'number' ? value : /^\d{1,10}$/.test(value) ? Number(value) : 0;
  return Number.isInteger(id) && id > 0 && id <= MOST_ID ? id : null;
}
