import { type RawBuilder, sql } from 'kysely';

/** Whether any of the columns holds the text, in any case. What stands for any text in a pattern stands for itself here. */
export function holdsText(columns: readonly string[], text: string): RawBuilder<boolean> {
  const pattern = `%${text.toLowerCase().replaceAll('\0', '').replace(/[!%_]/g, '!$&')}%`;
  const each = columns.map((column) => sql`lower(${sql.ref(column)}) like ${pattern} escape '!'`);
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
}
