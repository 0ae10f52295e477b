import type { DatabaseKind } from '../db/DatabaseKind.ts';
import type { TableCount } from './Rows.ts';

/**
 * A backup is gzipped text, a line of JSON each: the header, then for every row its table's number in the header and its
 * values, then for every piece of an upload its name, the piece in base64 (null: the file was not there) and whether it is the last,
 * then the end. Who reads it sees at the end whether all of it is there.
 */
export interface BackupHeader {
  readonly vitrine: 'backup';
  /** 1: without uploads, as versions before 2 can read it. */
  readonly format: 1 | 2;
  /** Steps of the schema that the rows fit. */
  readonly schema: readonly string[];
  readonly from: DatabaseKind;
  readonly at: number;
  readonly tables: readonly TableCount[];
  /** How many uploads come after the rows; without it none do. */
  readonly files?: number;
}

export interface BackupEnd {
  readonly end: true;
  readonly rows: number;
  /** Of all that stands before this line. */
  readonly sha256: string;
}
