import type { ApiEndpoint, ApiEndpoints, ApiUpload } from '@vitrine/contract/api';
import type * as v from 'valibot';
import type { User } from '../../accounts/User.ts';
import type { Call } from '../call/Call.ts';
import type { Outcome } from './answer/Outcome.ts';
import type { Expected } from './request/expected.ts';
import type { UploadedFile } from './request/readUpload.ts';
import type { UploadStore } from '../../media/store/UploadStore.ts';

type OutputOf<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined;

/** What comes from the shop is not changed any more. */
type Deep<T> = T extends readonly (infer Item)[]
  ? readonly Deep<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Deep<T[Key]> }
    : T;

/** One request to an endpoint, whose parts are as its row says. */
export interface ApiCall<E extends ApiEndpoint = ApiEndpoint> extends Call {
  readonly user: E['right'] extends null ? User | null : User;
  /** Of the login that it came with. */
  readonly token: string | null;
  readonly params: OutputOf<E['params']>;
  readonly query: OutputOf<E['query']>;
  readonly body: OutputOf<E['body']>;
  /** Which state of the thing was changed. */
  readonly expected: Expected;
  readonly file: E['upload'] extends ApiUpload ? UploadedFile : null;
  readonly uploads: UploadStore;
}

export type AnswerOf<E extends ApiEndpoint> = E['answer'] extends v.GenericSchema
  ? Deep<v.InferInput<E['answer']>>
  : never;

export type Handler<E extends ApiEndpoint> = (call: ApiCall<E>) => Promise<Outcome<AnswerOf<E>>>;

/** One for each row of the contract's table. */
export type Handlers = { readonly [Name in keyof ApiEndpoints]: Handler<ApiEndpoints[Name]> };
