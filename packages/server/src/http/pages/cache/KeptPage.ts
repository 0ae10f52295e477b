import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encodingFor.ts';
import type { PageTag } from '../../../pageVersions/PageTag.ts';

/** A page as it was drawn, for everybody. */
export interface DrawnPage {
  readonly body: string;
  /** Of what is no HTML. */
  readonly type?: string | undefined;
  /** What it may load, as a header says it. */
  readonly policy: string;
  /** What it is made of. */
  readonly tags: readonly PageTag[];
}

/** The same, ready to be sent: each way to write it is made once, when it is first asked for. */
export interface KeptPage {
  readonly etag: string;
  readonly type: string | undefined;
  readonly policy: string;
  readonly bytes: number;
  readonly bodyIn: (encoding: Encoding) => Promise<Buffer>;
}

/** Twice as long as for pages that are sent once, for a tenth less to send. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const WRITERS: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, BROTLI),
  gzip: (body) => promisify(gzip)(body),
  identity: async (body) => body,
};

export function keepPage({ body: text, type, policy }: DrawnPage): KeptPage {
  const body = Buffer.from(text);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    etag: etagOf(text),
    type,
    policy,
    bytes: body.length,
    bodyIn(encoding) {
      const written = made.get(encoding) ?? WRITERS[encoding](body);
      made.set(encoding, written);
      return written;
    },
  };
}

/** Weak, because the same text goes out compressed in several ways. */
export const etagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
