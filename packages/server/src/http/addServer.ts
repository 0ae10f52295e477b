import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addApiRoutes } from './api/addApiRoutes.ts';
import { addOps } from './ops/addOps.ts';
import type { MetricsOptions } from './ops/metrics.ts';
import { addPageRoutes } from './pages/addPageRoutes.ts';
import { parseFields } from './request/fields.ts';
import { parseMultipart } from './request/parseMultipart.ts';
import { addSecurityHeaders } from './security/securityHeaders.ts';
import type { ServerContext } from './ServerContext.ts';
import { addAdminAjax } from './shop/addAdminAjax.ts';
import { addAjaxRoutes } from './shop/addAjaxRoutes.ts';
import { addCartLinks } from './shop/addCartLinks.ts';
import { addSliderRoutes } from './sliders/addSliderRoutes.ts';

export interface ServerOptions extends ServerContext, MetricsOptions {
  /** Where uploads are kept. */
  readonly uploadsDir: string;
}

/** Every endpoint of the contract, and the shop's pages, on an instance made with `fastifyOptions`. */
export async function addServer(app: FastifyInstance, options: ServerOptions): Promise<void> {
  await app.register(cookie);
  await app.register(formbody, { parser: (text) => parseFields(text) as Record<string, unknown> });
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer | string) =>
      parseMultipart(Buffer.from(body), request.headers['content-type'] ?? ''),
  );
  // The contract answers whatever it is sent: a body of another kind is read and left alone.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async () => undefined);
  addSecurityHeaders(app);
  addOps(app, options);
  addAjaxRoutes(app, options);
  addAdminAjax(app, options);
  addCartLinks(app, options);
  addSliderRoutes(app, options);
  addApiRoutes(app, options, { uploads: options.uploadsDir });
  addPageRoutes(app, options);
}
