import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { addServer, createShopJobs, fastifyOptions, type OpenShop, type UploadStore } from '@vitrine/server';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { fontPreloads } from './modules/fontPreloads.ts';
import { addAdmin } from './routes/admin.ts';
import { addEmbedRoutes } from './routes/embed.ts';
import { addLiveReload } from './routes/liveReload.ts';
import { addMediaRoutes } from './routes/media.ts';
import { addModuleRoutes } from './routes/modules.tsx';
import { addPageScripts } from './routes/pageScripts.ts';
import { addUploadRoutes } from './routes/uploads.ts';
import { addShopFiles, shopViewsWith } from './shop/shopViews.ts';

export interface AppOptions {
  /** Modules, media and fonts of the demo. */
  demoDir: string;
  /** The built embed script. */
  embedFile: string;
  /** The built scripts of the shop's pages; default none: its pages work without. */
  shopScriptsDir?: string;
  /** The built scripts of page documents; default none: they show without. */
  pageScriptsDir?: string;
  /** The built admin; default none: the site is run by its API. */
  adminDir?: string;
  /** The open shop; who opened it closes it. */
  open: OpenShop;
  /** Where uploads are kept. */
  uploads: UploadStore;
  /** Whether open pages show by themselves what a new start of the server has changed; default false. */
  dev?: boolean;
  /** Default: nothing is logged. */
  logger?: FastifyServerOptions['logger'];
  /** Addresses of proxies in front, whose word on who asks is taken; default none. */
  trustProxy?: string;
  /** Whether shared pages are drawn once and kept; default true. */
  keepsPages?: boolean;
  metricsToken?: string;
  /** Where mails are written that no server sends; default: the shop does nothing by itself. */
  mailFolder?: string;
  /** The site's own address: VITRINE_URL. */
  siteUrl?: string;
  /** What says who sends mails and where webhooks may lead; default the process's own. */
  env?: Readonly<Record<string, string | undefined>>;
}

export interface App {
  readonly app: FastifyInstance;
  /** Begins what the shop does by itself; gives how that is stopped. */
  readonly startJobs: () => () => Promise<void>;
}

/** The site, ready to listen or to be asked in-process. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  return (await composeApp(options)).app;
}

/** The same, for who must also begin what it does by itself. */
export async function composeApp(options: AppOptions): Promise<App> {
  const { open, logger = false, trustProxy, metricsToken, siteUrl } = options;
  const app = Fastify({ ...fastifyOptions, logger, ...(trustProxy && { trustProxy }) });
  if (options.dev) addLiveReload(app, [options.embedFile, options.demoDir]);
  // Brotli's own default costs many times the time of this one for pages that are rendered on request.
  await app.register(compress, { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });
  await app.register(fastifyStatic, { serve: false });

  const modulePages = await addModuleRoutes(app, options);
  addMediaRoutes(app, options);
  addEmbedRoutes(app, options);
  addUploadRoutes(app, options);
  addShopFiles(app, options.shopScriptsDir);
  addPageScripts(app, options.pageScriptsDir);
  addAdmin(app, open, options.adminDir);
  const { startJobs } = await addServer(app, {
    ...open,
    site: shopViewsWith(options),
    sitePages: new Map([['modules', modulePages]]),
    fontPreloads: (styleSheets) => fontPreloads(options.demoDir, styleSheets),
    uploads: options.uploads,
    // A kept page is sent as it was written, and would not reload itself.
    keepsPages: !options.dev && options.keepsPages !== false,
    ...(metricsToken && { metricsToken }),
    ...(siteUrl && { siteUrl }),
    ...(options.mailFolder !== undefined && {
      createJobs: ({ of }) =>
        createShopJobs({
          originOf: of,
          mailFolder: options.mailFolder ?? '',
          uploads: options.uploads,
          ...(options.env && { env: options.env }),
        }),
    }),
  });
  return { app, startJobs };
}
