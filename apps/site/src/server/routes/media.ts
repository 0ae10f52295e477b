import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The demo's pictures, videos and fonts, with etag and byte ranges. */
export function addMediaRoutes(app: FastifyInstance, { demoDir }: { demoDir: string }): void {
  for (const kind of ['media', 'fonts']) {
    void app.register(fastifyStatic, {
      root: join(demoDir, kind),
      prefix: `/demo/${kind}/`,
      maxAge: '30d',
      decorateReply: false,
      dotfiles: 'ignore',
      index: false,
    });
  }
}
