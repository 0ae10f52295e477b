import { sql } from 'kysely';
import type { AnyDatabase } from '../AnyDatabase.ts';
import { createTables } from '../createTables.ts';
import type { DatabaseKind } from '../DatabaseKind.ts';

/**
 * Slugs that something public had before it got another. kind: product, post, page, module, or the taxonomy of a term. target_id: the row that
 * had it last, so that however often that is renamed again, one step leads to where it stands now.
 */
export const oldSlugTables = {
  old_slugs: {
    columns: { kind: 'text!', slug: 'text!', target_id: 'int!' },
    primary: ['kind', 'slug'],
    index: [['target_id']],
  },
} as const;

interface Rule {
  readonly table: string;
  /** SQL of the kind that a row is of, by its name. */
  readonly kind: (row: string) => string;
  readonly kinds: readonly string[];
  /** SQL: the old row had an address that visitors could know. */
  readonly wasPublic: string;
}

const RULES: readonly Rule[] = [
  {
    table: 'products',
    kind: () => `'product'`,
    kinds: ['product'],
    wasPublic: `old.status = 'publish' and old.type <> 'variation'`,
  },
  {
    table: 'posts',
    kind: (row) => `${row}.type`,
    kinds: ['post', 'page'],
    wasPublic: `old.status = 'publish'`,
  },
  {
    table: 'terms',
    kind: (row) => `${row}.taxonomy`,
    kinds: ['product_cat', 'product_tag', 'category'],
    wasPublic: `old.taxonomy in ('product_cat', 'product_tag', 'category')`,
  },
];

/** Triggers, so that no way to rename something forgets it. */
export async function keepOldSlugs(db: AnyDatabase, kind: DatabaseKind): Promise<void> {
  await createTables(db, kind, oldSlugTables);
  await createTriggers(
    db,
    kind,
    RULES.flatMap((rule) => [onRename(rule), onDelete(rule)]),
  );
}

export async function createTriggers(
  db: AnyDatabase,
  kind: DatabaseKind,
  triggers: readonly Trigger[],
): Promise<void> {
  for (const trigger of triggers)
    for (const statement of WRITE[kind](trigger)) await sql.raw(statement).execute(db);
}

interface Trigger {
  readonly name: string;
  readonly event: string;
  readonly when: string;
  readonly work: string;
}

const onRename = ({ table, kind, wasPublic }: Rule): Trigger => ({
  name: `old_slugs_${table}_update`,
  event: `update on ${table}`,
  when: `when (${wasPublic} and (old.slug <> new.slug or ${kind('old')} <> ${kind('new')}))`,
  work: `insert into old_slugs (kind, slug, target_id) values (${kind('old')}, old.slug, old.id)
    on conflict (kind, slug) do update set target_id = excluded.target_id;`,
});

/** Its last address is forgotten too: else it would lead to what had it before. */
const onDelete = ({ table, kind, kinds }: Rule): Trigger => ({
  name: `old_slugs_${table}_delete`,
  event: `delete on ${table}`,
  when: '',
  work: `delete from old_slugs where target_id = old.id and kind in (${kinds.map((each) => `'${each}'`).join(', ')});
    delete from old_slugs where kind = ${kind('old')} and slug = old.slug;`,
});

const WRITE: Readonly<Record<DatabaseKind, (trigger: Trigger) => readonly string[]>> = {
  sqlite: ({ name, event, when, work }) => [
    `create trigger ${name} after ${event} for each row ${when} begin ${work} end`,
  ],
  postgres: ({ name, event, when, work }) => [
    `create function ${name}() returns trigger language plpgsql as $$ begin ${work} return null; end $$`,
    `create trigger ${name} after ${event} for each row ${when} execute function ${name}()`,
  ],
};
