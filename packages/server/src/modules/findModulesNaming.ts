import { openModule } from '@vitrine/model';
import { holdsText } from '../db/holdsText.ts';
import type { Shop } from '../Shop.ts';

/** Modules whose layers open one by one of its names, over the page. */
export async function findModulesNaming(
  { queries }: Shop,
  aliases: readonly string[],
): Promise<readonly { readonly id: number; readonly title: string; readonly alias: string }[]> {
  const rows = await queries
    .selectFrom('modules')
    .select(['id', 'title', 'alias', 'document'])
    .where('status', '<>', 'trash')
    .where(({ or }) => or(aliases.map((alias) => holdsText(['document'], alias))))
    .orderBy('id')
    .execute();
  return rows.filter(({ document }) => namesIn(document).some((alias) => aliases.includes(alias)));
}

function namesIn(document: string): readonly string[] {
  const module = openModule(JSON.parse(document));
  return [...module.slides, ...module.globalSlides].flatMap(({ key }) =>
    module.slide(key).actions.flatMap(({ alias }) => alias || []),
  );
}
