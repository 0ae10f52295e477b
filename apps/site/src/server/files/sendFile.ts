import { encodingFor } from '@vitrine/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeptFile } from './KeptFile.ts';
import { readRange } from './readRange.ts';

/** For ever: names of built files change with what is in them. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** A file out of memory, compressed for who takes it so. Parts are parts of the file itself. */
export async function sendFile(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  file: KeptFile,
  cacheControl = FOR_EVER,
): Promise<FastifyReply> {
  reply.headers({ 'cache-control': cacheControl, 'accept-ranges': 'bytes' }).type(file.type);
  if (file.isText) reply.header('vary', 'accept-encoding');
  const range = isOfThis(headers['if-range'], file) ? readRange(headers.range, file.bytes.length) : null;
  const isWhole = range === null;
  const encoding = isWhole && file.isText ? encodingFor(headers['accept-encoding']) : 'identity';
  reply.header('etag', file.etagIn(encoding));
  if (isKnown(headers['if-none-match'], file)) return reply.code(304).send();
  if (range === 'none') return reply.code(416).header('content-range', `bytes */${file.bytes.length}`).send();
  if (!isWhole) {
    const { from, to } = range;
    reply.code(206).header('content-range', `bytes ${from}-${to}/${file.bytes.length}`);
    return reply.send(file.bytes.subarray(from, to + 1));
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await file.bodyIn(encoding));
}

/** What was begun of another build is not gone on with. */
const isOfThis = (ifRange: string | readonly string[] | undefined, file: KeptFile): boolean =>
  ifRange === undefined || ifRange === file.etagIn('identity');

/** In whichever way it was sent. */
function isKnown(header: string | undefined, file: KeptFile): boolean {
  const known = header?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? [];
  const own = (['identity', 'br', 'gzip'] as const).map(file.etagIn);
  return known.some((each) => each === '*' || own.includes(each));
}
