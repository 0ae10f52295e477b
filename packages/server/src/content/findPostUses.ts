import { holdsText } from '../db/holdsText.ts';
import type { Shop } from '../Shop.ts';
import { splitModules } from './moduleMarks.ts';
import type { PostType } from './Post.ts';

export interface PostUse {
  readonly kind: PostType;
  readonly id: number;
  readonly name: string;
}

const asUse = ({ id, type, title }: { id: number; type: string; title: string }): PostUse => ({
  kind: type as PostType,
  id,
  name: title,
});

/** Posts and pages that show a module by one of its names. */
export async function findPostsNaming(
  { queries }: Shop,
  aliases: readonly string[],
): Promise<readonly PostUse[]> {
  const rows = await queries
    .selectFrom('posts')
    .select(['id', 'type', 'title', 'content'])
    .where('status', '<>', 'trash')
    .where(({ or }) => or(aliases.map((alias) => holdsText(['content'], alias))))
    .orderBy('id')
    .execute();
  return rows
    .filter(({ content }) =>
      splitModules(content).some((part) => 'alias' in part && aliases.includes(part.alias)),
    )
    .map(asUse);
}

/** Posts and pages that show a document in the place of their text. */
export async function findPostsWith({ queries }: Shop, documentId: number): Promise<readonly PostUse[]> {
  const rows = await queries
    .selectFrom('posts')
    .select(['id', 'type', 'title'])
    .where('document_id', '=', documentId)
    .where('status', '<>', 'trash')
    .orderBy('id')
    .execute();
  return rows.map(asUse);
}
