import type { Selectable } from 'kysely';
import type { Schema } from '../db/Schema.ts';

/** The same picture, smaller. */
export interface PictureSize {
  readonly width: number;
  readonly file: string;
}

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
  /** The colour that it is on the whole, as #rrggbb; empty when nobody knows, or when it lets through what is behind it. */
  readonly ground: string;
  /** The smallest first; empty until they are made. */
  readonly sizes: readonly PictureSize[];
  readonly createdAt: number;
}

export const readMedia = ({ created_at, sizes, ...row }: Selectable<Schema['media']>): Media => ({
  ...row,
  sizes: sizes === null ? [] : (JSON.parse(sizes) as PictureSize[]),
  createdAt: created_at,
});
