import { sql } from 'kysely';
import type { AnyDatabase } from '../AnyDatabase.ts';
import { createTables } from '../createTables.ts';
import type { DatabaseKind } from '../DatabaseKind.ts';
import { catalogueTables } from './0002-catalogue.ts';

/**
 * What pages are made of has changed, by tag. On PostgreSQL every transaction adds rows of its own (mark: its number), since one row
 * that all of them count up would make every order wait for the one before it; SQLite has one writer anyway, and counts.
 */
export const pageTables = {
  page_versions: {
    columns: { tag: 'text!', mark: 'time!', changes: 'time!', changed_at: 'time!' },
    primary: ['tag', 'mark'],
  },
} as const;

const EVENTS = ['insert', 'update', 'delete'] as const;
type Event = (typeof EVENTS)[number];

interface Rule {
  readonly table: string;
  readonly tags: readonly string[];
  /** The column, or columns, of the product that changes with it; the first that has a value counts. */
  readonly product?: readonly string[];
  /** Of an update: only when one of these has another value. */
  readonly columns?: readonly string[];
  /** Only rows with this value stand in a page, or stood in one. */
  readonly shown?: { readonly column: string; readonly value: string };
}

/** What changes with every order, and no list shows. Bestsellers move up when a kept list is over. */
const QUIET = ['stock_quantity', 'total_sales', 'version', 'updated_at'];
const columnsOf = (table: 'products' | 'terms'): readonly string[] =>
  Object.keys(catalogueTables[table].columns).filter((name) => !QUIET.includes(name));

/** Triggers, so that nothing that writes can forget it: neither a command nor somebody's own SQL. */
const RULES: readonly Rule[] = [
  { table: 'settings', tags: ['shop'] },
  { table: 'menus', tags: ['shop'] },
  { table: 'attributes', tags: ['shop'] },
  { table: 'tax_rates', tags: ['shop'] },
  // Their counts are written again with every product, and are mostly the same.
  { table: 'terms', tags: ['shop'], columns: columnsOf('terms') },
  { table: 'media', tags: ['media'] },
  { table: 'posts', tags: ['posts'] },
  { table: 'post_terms', tags: ['posts'] },
  { table: 'modules', tags: ['modules'] },
  { table: 'products', tags: ['products'], product: ['parent_id', 'id'] },
  { table: 'products', tags: ['catalogue'], columns: columnsOf('products') },
  { table: 'product_terms', tags: ['products', 'catalogue'], product: ['product_id'] },
  { table: 'reviews', tags: ['products'], product: ['product_id'] },
];

export async function countPageVersions(db: AnyDatabase, kind: DatabaseKind): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await createTables(db, kind, pageTables);
  if (kind === 'postgres') await run(POSTGRES_FUNCTION);
  await createPageTriggers(db, kind, RULES);
}

/** For a table that pages are drawn from. */
export async function createPageTriggers(
  db: AnyDatabase,
  kind: DatabaseKind,
  rules: readonly Rule[],
): Promise<void> {
  for (const [at, rule] of rules.entries())
    for (const event of EVENTS)
      await sql
        .raw(kind === 'postgres' ? postgresTrigger(rule, event, at) : sqliteTrigger(rule, event, at))
        .execute(db);
}

const nameOf = ({ table }: Rule, event: Event, at: number): string => `page_${table}_${event}_${at}`;

const ROWS = { insert: ['new'], update: ['old', 'new'], delete: ['old'] } as const;

function changed({ columns, shown }: Rule, event: Event, differ: string): string {
  if (shown)
    return `when (${ROWS[event].map((row) => `${row}.${shown.column} = '${shown.value}'`).join(' or ')})`;
  if (event !== 'update' || !columns) return '';
  return `when (${columns.map((name) => `old.${name} ${differ} new.${name}`).join(' or ')})`;
}

function sqliteTrigger(rule: Rule, event: Event, at: number): string {
  const row = event === 'delete' ? 'old' : 'new';
  const own = rule.product?.map((name) => `${row}.${name}`) ?? [];
  const product = own.length > 1 ? `coalesce(${own.join(', ')})` : own[0];
  const tags = [...rule.tags.map((tag) => `'${tag}'`), ...(product ? [`'product:' || ${product}`] : [])];
  const counts = tags.map(
    (tag) =>
      `insert into page_versions (tag, mark, changes, changed_at) values (${tag}, 0, 1, 0)
       on conflict (tag, mark) do update set changes = changes + 1;`,
  );
  return `create trigger ${nameOf(rule, event, at)} after ${event} on ${rule.table}
    for each row ${changed(rule, event, 'is not')} begin ${counts.join(' ')} end`;
}

/** Called with the columns of the product, then with the tags. A transaction that changes thousands of rows adds one of each tag. */
const POSTGRES_FUNCTION = `
  create function count_page_versions() returns trigger language plpgsql as $$
  declare
    tags text[] := tg_argv[1:];
    changed jsonb;
    product text;
  begin
    if tg_argv[0] <> '' then
      changed := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
      select changed ->> name into product
        from unnest(string_to_array(tg_argv[0], ',')) with ordinality as names (name, place)
        where changed ->> name is not null order by place limit 1;
      tags := tags || ('product:' || product);
    end if;
    insert into page_versions (tag, mark, changes, changed_at)
      select tag, txid_current(), 1, extract(epoch from clock_timestamp()) * 1000 from unnest(tags) as tag
      on conflict do nothing;
    return null;
  end
  $$`;

function postgresTrigger(rule: Rule, event: Event, at: number): string {
  const words = [rule.product?.join(',') ?? '', ...rule.tags].map((word) => `'${word}'`).join(', ');
  return `create trigger ${nameOf(rule, event, at)} after ${event} on ${rule.table}
    for each row ${changed(rule, event, 'is distinct from')} execute function count_page_versions(${words})`;
}
