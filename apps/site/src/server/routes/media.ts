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
      // Browsers take fonts of another origin only so: modules elsewhere, and previews, which have none, would show in other letters.
      setHeaders: (response) => {
        response.setHeader('access-control-allow-origin', '*');
      },
    });
  }
}
