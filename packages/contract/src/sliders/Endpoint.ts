import type { JsonObject } from '@vitrine/model';

/** One call of the contract: the client makes it and a server answers it from the same row. */
export interface Endpoint<Request, Answer> {
  readonly name: string;
  /** POST: by ajax where the site has an address for it, else by its path. */
  readonly method: 'GET' | 'POST';
  /** Below the site's REST base. */
  readonly path: string;
  /** What stands in the path for `:id`. */
  readonly id: (request: Request) => string;
  /** The names in the query, each with what a request writes there; undefined leaves it out. */
  readonly query: Readonly<Record<string, (request: Request) => string | undefined>>;
  /** The same call by ajax: its client action, and its data. */
  readonly action: string;
  readonly data: (request: Request) => JsonObject;
  /** Out of a reply whose success flag is true. */
  readonly answer: (reply: JsonObject) => Answer;
  /** What is said of a reply without success. */
  readonly refusal: (request: Request) => string;
}
