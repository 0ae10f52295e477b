import type { JsonObject } from '@vitrine/model';

/** What a source is asked, what it answers, and the item that this becomes. */
export interface Answer {
  readonly settings: object;
  readonly requests: readonly {
    /** How the address begins, without `https://`. */
    readonly url: string;
    readonly whole: string;
    readonly authorization?: string;
    /** In the form that the source documents. */
    readonly answer: JsonObject;
  }[];
  readonly item: object;
}
