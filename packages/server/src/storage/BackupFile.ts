import type { DatabaseKind } from '../db/DatabaseKind.ts';
import type { TableCount } from './Rows.ts';

/**
 * A backup is gzipped text, a line of JSON each: the header, then for every row its table's number in the header and its
 * values, then the end. Who reads it sees at the end whether all of it is there.
 */
export interface BackupHeader {
  readonly vitrine: 'backup';
  readonly format: 1;
  /** Steps of the schema that the rows fit. */
  readonly schema: readonly string[];
  readonly from: DatabaseKind;
  readonly at: number;
  readonly tables: readonly TableCount[];
}

export interface BackupEnd {
  readonly end: true;
  readonly rows: number;
  /** Of all that stands before this line. */
  readonly sha256: string;
}
