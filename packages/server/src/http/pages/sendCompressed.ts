import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodingFor } from './cache/encodingFor.ts';

/** What is smaller goes out in one packet anyway. */
const SMALLEST = 1024;

/** Of a page that is sent once: what a better one spares takes longer than sending it. */
const QUALITY = 4;

const WRITERS: Readonly<Record<Exclude<Encoding, 'identity'>, (text: string) => Promise<Buffer>>> = {
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text) => promisify(gzip)(text),
};

/** A text that is whole already: compressed in one go, as a stream would cut it into pieces and wait for each. */
export async function sendCompressed(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  text: string,
  type: string,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding').type(type);
  const encoding = text.length < SMALLEST ? 'identity' : encodingFor(headers['accept-encoding']);
  if (encoding === 'identity') return reply.send(text);
  return reply.header('content-encoding', encoding).send(await WRITERS[encoding](text));
}
