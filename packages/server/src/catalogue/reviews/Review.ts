import type { Selectable } from 'kysely';
import type { Schema } from '../../db/Schema.ts';
import { escapeHtml } from '../../html/escapeHtml.ts';

export const REVIEW_STATUSES = ['approved', 'hold', 'spam', 'trash'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

export interface Review {
  readonly id: number;
  readonly productId: number;
  readonly userId: number | null;
  readonly author: string;
  readonly email: string;
  /** Stars from 1 to 5; null when none were asked for. */
  readonly rating: number | null;
  /** As it was written: not for pages. */
  readonly text: string;
  /** The text for pages: nothing in it is markup but the breaks of its lines. */
  readonly html: string;
  readonly status: ReviewStatus;
  /** The author has bought the product. */
  readonly isVerified: boolean;
  readonly createdAt: number;
}

export const readReview = (row: Selectable<Schema['reviews']>): Review => ({
  id: row.id,
  productId: row.product_id,
  userId: row.user_id,
  author: row.author,
  email: row.email,
  rating: row.rating,
  text: row.content,
  html: escapeHtml(row.content).replace(/\n/g, '<br>'),
  status: row.status as ReviewStatus,
  isVerified: row.is_verified === 1,
  createdAt: row.created_at,
});
