import { mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** What was uploaded: pictures only, and whatever slipped in among them does nothing. */
export function addUploadRoutes(app: FastifyInstance, { uploadsDir }: { uploadsDir: string }): void {
  mkdirSync(uploadsDir, { recursive: true });
  void app.register(fastifyStatic, {
    root: uploadsDir,
    prefix: '/uploads/',
    maxAge: '30d',
    decorateReply: false,
    dotfiles: 'ignore',
    index: false,
    setHeaders: (response) =>
      void response.setHeader('content-security-policy', "default-src 'none'; sandbox"),
  });
}
