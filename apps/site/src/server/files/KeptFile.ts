import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '@vitrine/server';

/** A file as it is sent: each way to write it is made once, when it is first asked for. */
export interface KeptFile {
  readonly type: string;
  readonly isText: boolean;
  readonly bytes: Buffer;
  /** Each way to write it is another thing to a cache, and to who asks for a part of it. */
  readonly etagIn: (encoding: Encoding) => string;
  readonly bodyIn: (encoding: Encoding) => Promise<Buffer>;
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
  woff2: 'font/woff2',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
};
const TEXTS = /^(?:text\/|application\/(?:json|wasm)|image\/svg)/;

/** What follows the last full stop decides. */
const typeOf = (name: string): string =>
  TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';

/** Once for each build, so better than pages are; the best would take ten times as long, for a twentieth less. */
const BROTLI = 9;

const WRITERS: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  identity: async (body) => body,
};

export function keepFile(name: string, bytes: Buffer): KeptFile {
  const type = typeOf(name);
  const mark = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    type,
    isText: TEXTS.test(type),
    bytes,
    etagIn: (encoding) => (encoding === 'identity' ? `"${mark}"` : `"${mark}-${encoding}"`),
    bodyIn(encoding) {
      const written = made.get(encoding) ?? WRITERS[encoding](bytes);
      made.set(encoding, written);
      return written;
    },
  };
}
