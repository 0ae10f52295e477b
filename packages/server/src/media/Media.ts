import type { Selectable } from 'kysely';
import type { Schema } from '../db/Schema.ts';

export interface Media {
  readonly id: number;
  /** Below the uploads folder, or an address that starts with a slash. */
  readonly file: string;
  readonly mime: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly bytes: number;
  readonly alt: string;
  readonly title: string;
  readonly createdAt: number;
}

export const readMedia = ({ created_at, ...row }: Selectable<Schema['media']>): Media => ({
  ...row,
  createdAt: created_at,
});
