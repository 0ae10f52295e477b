import { mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import { isUploadName, mimeOf, type UploadStore } from '@vitrine/server';
import type { FastifyInstance, FastifyReply } from 'fastify';

const PREFIX = '/uploads/';

/** Names hold a mark of what is in them: whoever has a file never needs to ask again. */
const CACHING = 'public, max-age=31536000, immutable';

/** Whatever slipped in among uploads does nothing, and what is none of them is saved, not shown: a PDF can run scripts of its own. */
function headersOf(file: string): Readonly<Record<string, string>> {
  const type = mimeOf(file);
  return {
    'content-type': type,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': CACHING,
    ...(type.startsWith('application/') && { 'content-disposition': 'attachment' }),
  };
}

/** What was uploaded: pictures, films and PDFs, with byte ranges, wherever they are kept. */
export function addUploadRoutes(app: FastifyInstance, { uploads }: { uploads: UploadStore }): void {
  const { serving } = uploads;
  if (serving.from === 'folder') return serveFolder(app, serving.folder);
  app.get<{ Params: { '*': string } }>(`${PREFIX}*`, async (request, reply) => {
    const file = request.params['*'];
    if (!isUploadName(file)) return notThere(reply);
    const opened = await serving.open(file, request.headers.range);
    if (!opened) return notThere(reply);
    return reply
      .code(opened.status)
      .headers({ ...headersOf(file), ...opened.headers, 'accept-ranges': 'bytes' })
      .send(opened.body);
  });
}

function serveFolder(app: FastifyInstance, folder: string): void {
  mkdirSync(folder, { recursive: true });
  void app.register(fastifyStatic, {
    root: folder,
    prefix: PREFIX,
    cacheControl: false,
    // Types are told by endings, but only those of uploads.
    contentType: false,
    decorateReply: false,
    dotfiles: 'ignore',
    index: false,
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(headersOf(path))) response.setHeader(name, value);
    },
  });
}

function notThere(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}
