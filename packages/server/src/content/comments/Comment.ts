import type { Selectable } from 'kysely';
import type { Schema } from '../../db/Schema.ts';
import { escapeHtml } from '../../html/escapeHtml.ts';

export const COMMENT_STATUSES = ['approved', 'hold', 'spam', 'trash'] as const;
export type CommentStatus = (typeof COMMENT_STATUSES)[number];

export interface Comment {
  readonly id: number;
  readonly postId: number;
  /** The comment that it answers; null: it answers the post. */
  readonly parentId: number | null;
  /** The comment that the conversation began with; null: this one. */
  readonly threadId: number | null;
  readonly userId: number | null;
  readonly author: string;
  readonly email: string;
  /** As it was written: not for pages. */
  readonly text: string;
  /** The text for pages: nothing in it is markup but the breaks of its lines. */
  readonly html: string;
  readonly status: CommentStatus;
  readonly createdAt: number;
}

export const readComment = (row: Selectable<Schema['comments']>): Comment => ({
  id: row.id,
  postId: row.post_id,
  parentId: row.parent_id,
  threadId: row.thread_id,
  userId: row.user_id,
  author: row.author,
  email: row.email,
  text: row.content,
  html: escapeHtml(row.content).replace(/\n/g, '<br>'),
  status: row.status as CommentStatus,
  createdAt: row.created_at,
});
