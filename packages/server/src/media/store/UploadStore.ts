/** Where uploads are kept, by their names: `2026/03/blue-cup-1a2b3c4d5e6f.webp`. What a name holds never changes. */
export interface UploadStore {
  /** All of it or nothing: nobody ever sees half of a file. */
  readonly write: (file: string, bytes: Uint8Array, mime: string) => Promise<void>;
  /** null: it is not there. */
  readonly read: (file: string) => Promise<Buffer | null>;
  /** What is not there is removed already. */
  readonly remove: (file: string) => Promise<void>;
  readonly serving: Serving;
}

/** How visitors get files: from a folder of this machine, or piece by piece from elsewhere. */
export type Serving =
  | { readonly from: 'folder'; readonly folder: string }
  | { readonly from: 'elsewhere'; readonly open: OpenUpload };

/** `range`: the header of the same name. null: it is not there. */
export type OpenUpload = (file: string, range: string | undefined) => Promise<OpenedUpload | null>;

export interface OpenedUpload {
  readonly status: 200 | 206 | 416;
  /** Of the answer: its length, its range, its mark. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ReadableStream<Uint8Array> | null;
}

/** The place where files are kept has no room, or cannot be reached: nothing was kept, and the same may work later. */
export class StoreUnavailable extends Error {
  /** By which whoever answers knows it (db/isUnavailable.ts). */
  readonly code = 'STORE_UNAVAILABLE';
}
