import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageTag } from '../../../pageVersions/PageTag.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it was drawn, for everybody. */
export interface DrawnPage {
  readonly html: string;
  /** What it may load, as a header says it. */
  readonly policy: string;
  /** What it is made of. */
  readonly tags: readonly PageTag[];
}

/** The same, ready to be sent: each way to write it is made once, when it is first asked for. */
export interface KeptPage {
  readonly etag: string;
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

export function keepPage({ html, policy }: DrawnPage): KeptPage {
  const body = Buffer.from(html);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    etag: etagOf(html),
    policy,
    bytes: body.length,
    bodyIn(encoding) {
      const written = made.get(encoding) ?? WRITERS[encoding](body);
      made.set(encoding, written);
      return written;
    },
  };
}

/** Weak, because the same page goes out compressed in several ways. */
export const etagOf = (html: string): string =>
  `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
