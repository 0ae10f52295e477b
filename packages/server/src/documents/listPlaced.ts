import type { DocumentKind } from '@vitrine/contract/api';
import type { Shop } from '../Shop.ts';

/** A published document that says where it shows. */
export interface PlacedDocument {
  readonly id: number;
  readonly kind: DocumentKind;
  /** As its document has them. */
  readonly conditions: readonly unknown[];
}

/** Each is held against every page that is drawn. */
const MOST_PLACED = 500;

/** Those of kinds that take places in pages, and those of `ids` whatever they are; the newest first. */
export async function listPlaced(
  { queries }: Shop,
  kinds: readonly DocumentKind[],
  ids: readonly number[],
): Promise<readonly PlacedDocument[]> {
  const rows = await queries
    .selectFrom('documents')
    .select(['id', 'kind', 'conditions'])
    .where('status', '=', 'publish')
    .where('conditions', '<>', '')
    .where((eb) => eb.or([eb('kind', 'in', kinds), ...(ids.length > 0 ? [eb('id', 'in', ids)] : [])]))
    .orderBy('id', 'desc')
    .limit(MOST_PLACED)
    .execute();
  return rows.map(({ id, kind, conditions }) => ({
    id,
    kind: kind as DocumentKind,
    conditions: JSON.parse(conditions) as readonly unknown[],
  }));
}
