import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { addErrorPages } from './errorPages.tsx';
import { addClientRoutes } from './routes/client.ts';
import { addHealthRoute } from './routes/health.ts';
import { addHomeRoute } from './routes/home.tsx';
import { addLiveReload } from './routes/liveReload.ts';
import { addMediaRoutes } from './routes/media.ts';
import { addModuleRoutes } from './routes/modules.tsx';

export interface AppOptions {
  /** Modules, media and fonts of the demo. */
  demoDir: string;
  /** The built client: its manifest and its `assets`. */
  clientDir: string;
  /** The built embed script. */
  embedFile: string;
  /** Whether pages reload themselves when the server has started anew; default false. */
  dev?: boolean;
}

/** The site, ready to listen or to be asked in-process. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  // Browsers keep idle connections open; without this a stop would wait for them.
  const app = Fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
  });
  if (options.dev) addLiveReload(app);
  // Brotli's own default costs many times the time of this one for pages that are rendered on request.
  await app.register(compress, { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });
  await app.register(fastifyStatic, { serve: false });
  addErrorPages(app);

  addHealthRoute(app);
  addHomeRoute(app);
  await addModuleRoutes(app, options);
  addMediaRoutes(app, options);
  addClientRoutes(app, options);
  return app;
}
