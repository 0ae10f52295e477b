import type { Selectable } from 'kysely';
import type { Schema } from '../db/Schema.ts';

/** The taxonomy of what posts are filed under. */
export const POST_CATEGORY = 'category';

export const POST_TYPES = ['post', 'page'] as const;
export type PostType = (typeof POST_TYPES)[number];
export type PostStatus = 'publish' | 'draft' | 'trash';

export interface Post {
  readonly id: number;
  readonly type: PostType;
  readonly slug: string;
  readonly status: PostStatus;
  readonly title: string;
  /** Clean HTML. */
  readonly excerpt: string;
  readonly content: string;
  readonly authorId: number | null;
  readonly imageId: number | null;
  /** A page document that is shown instead of the content. */
  readonly documentId: number | null;
  readonly commentCount: number;
  /** Readers may say something to it. */
  readonly commentsOpen: boolean;
  readonly version: number;
  readonly publishedAt: number;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export const readPost = (row: Selectable<Schema['posts']>): Post => ({
  id: row.id,
  type: row.type as PostType,
  slug: row.slug,
  status: row.status as PostStatus,
  title: row.title,
  excerpt: row.excerpt,
  content: row.content,
  authorId: row.author_id,
  imageId: row.image_id,
  documentId: row.document_id,
  commentCount: row.comment_count,
  commentsOpen: row.comments_open === 1,
  version: row.version,
  publishedAt: row.published_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
