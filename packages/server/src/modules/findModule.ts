import { asId } from '../documents/shelf/Shelf.ts';
import { isName } from '../documents/shelf/checkTexts.ts';
import { findRenamedModule } from '../renames/renamedModules.ts';
import type { Shop } from '../Shop.ts';
import { textWithoutTokens } from './feedTokens.ts';
import { withHead } from './replyOf.ts';
import { MODULE_COLUMNS, type ModuleSummary, readModuleRow, type StoredModule } from './StoredModule.ts';

export interface FindOptions {
  /** A text of digits is an alias too, not an id. */
  readonly byAlias?: boolean;
}

/** By id or alias, as numbers and as texts; where a text of digits is both, it is the id. An alias that it had before leads to it, too. */
export async function findModule(
  shop: Shop,
  name: number | string,
  options?: FindOptions,
): Promise<StoredModule | null> {
  const row = await firstOf(shop, placesOf(name, options), ([column, value]) =>
    shop.queries
      .selectFrom('modules')
      .select([...MODULE_COLUMNS, 'document'])
      .where(column, '=', value)
      .executeTakeFirst(),
  );
  return row ? { ...readModuleRow(row), document: row.document } : null;
}

/** The same without the document, for who only asks whether it has changed. */
export async function findModuleSummary(
  shop: Shop,
  name: number | string,
  options?: FindOptions,
): Promise<ModuleSummary | null> {
  const row = await firstOf(shop, placesOf(name, options), ([column, value]) =>
    shop.queries.selectFrom('modules').select(MODULE_COLUMNS).where(column, '=', value).executeTakeFirst(),
  );
  return row ? readModuleRow(row) : null;
}

/** The module as the wire answers it, in JSON: see replyOf. */
export async function findModuleReply({ queries }: Shop, id: number): Promise<string | null> {
  const row = await queries
    .selectFrom('modules')
    .select(['id', 'alias', 'reply'])
    .where('id', '=', id)
    .executeTakeFirst();
  // Older versions kept answers with all that the document holds.
  return row ? withHead(textWithoutTokens(row.reply), row) : null;
}

type Place = readonly ['id', number] | readonly ['alias', string];

function placesOf(name: number | string, { byAlias = false }: FindOptions = {}): readonly Place[] {
  const id = byAlias ? null : asId(name);
  const alias = String(name);
  return [
    ...(id === null ? [] : [['id', id] as const]),
    ...(isName(alias) ? [['alias', alias] as const] : []),
  ];
}

async function firstOf<Row>(
  shop: Shop,
  places: readonly Place[],
  look: (place: Place) => Promise<Row | undefined>,
): Promise<Row | null> {
  for (const place of places) {
    const row = await look(place);
    if (row) return row;
  }
  const alias = places.find(([column]) => column === 'alias')?.[1];
  const id = alias === undefined ? null : await findRenamedModule(shop, String(alias));
  return (id === null ? null : await look(['id', id])) ?? null;
}
