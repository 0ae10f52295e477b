import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { keepHost } from './address/keepHost.ts';
import { createSiteAddress, type SiteAddress } from './address/siteAddress.ts';
import { addApiRoutes } from './api/addApiRoutes.ts';
import type { Database } from '../db/Database.ts';
import { createFaultLog, type FaultLog } from '../faults/createFaultLog.ts';
import { createWorks } from '../jobs/createWorks.ts';
import { startJobs } from '../jobs/startJobs.ts';
import type { UploadStore } from '../media/store/UploadStore.ts';
import { readSettings } from '../settings/readSettings.ts';
import { isClosedTo } from '../visitors/comingSoonBanner.ts';
import { createCall } from './call/createCall.ts';
import { warnOfProxy } from './call/visitorAddress.ts';
import { addOps } from './ops/addOps.ts';
import { noteFaults } from './ops/noteFaults.ts';
import type { MetricsOptions } from './ops/metrics.ts';
import { addErrorPages } from './pages/addErrorPages.ts';
import { addIcons } from './pages/addIcons.ts';
import { addPageRoutes } from './pages/addPageRoutes.ts';
import { createPageCache } from './pages/cache/createPageCache.ts';
import { addRobots } from './pages/addRobots.ts';
import { parseFields } from './request/fields.ts';
import { parseMultipart } from './request/parseMultipart.ts';
import { createSpoken } from './words/createSpoken.ts';
import { refuseForeign } from './security/refuseForeign.ts';
import { addSecurityHeaders } from './security/securityHeaders.ts';
import type { Operation, ServerContext } from './ServerContext.ts';
import { addAdminAjax } from './shop/addAdminAjax.ts';
import { addAjaxRoutes } from './shop/addAjaxRoutes.ts';
import { addCartLinks } from './shop/addCartLinks.ts';
import { addSliderRoutes } from './sliders/addSliderRoutes.ts';
import { addVisits } from './visits/addVisits.ts';

export interface ServerOptions extends Omit<ServerContext, 'address' | 'operation'>, MetricsOptions {
  /** The database once more. */
  readonly openAgain: () => Database;
  /** What it does by itself; default: nothing. */
  readonly createJobs?: (address: SiteAddress) => Pick<Operation, 'jobs' | 'mail'>;
  readonly uploads: UploadStore;
  /** The site's own address; without one its settings say it, or it is one for this machine. */
  readonly siteUrl?: string;
  /** Whether pages that are the same for everyone are drawn once, and kept until something in them changes; default true. */
  readonly keepsPages?: boolean;
}

export interface AddedServer {
  /** Begins what the shop does by itself; gives how that is stopped. */
  readonly startJobs: () => () => Promise<void>;
}

/** Every endpoint of the contract, and the shop's pages, on an instance made with `fastifyOptions`. */
export async function addServer(app: FastifyInstance, options: ServerOptions): Promise<AddedServer> {
  const address = createSiteAddress(app, options.shop, options.siteUrl);
  const operation = createOperation(app, options, address);
  const context: ServerContext = { ...options, address, operation };
  // Before anything is waited for: what is registered takes over the handlers that are there.
  addErrorPages(app, context);
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
  keepHost(app, address);
  refuseForeign(app, address, createSpoken(options.shop));
  warnOfProxy(app);
  addOps(app, options);
  noteFaults(app, operation.faults);
  addAjaxRoutes(app, context);
  addAdminAjax(app, context);
  addCartLinks(app, context);
  addSliderRoutes(app, context, async (request, reply) => {
    const settings = await readSettings(options.shop);
    if (!settings.comingSoon.on) return 'open';
    const { visitor } = await createCall(context, request, reply);
    return isClosedTo(visitor.user, settings) ? 'closed' : 'preview';
  });
  addApiRoutes(app, context, { uploads: options.uploads });
  addVisits(app, context);
  addRobots(app, context);
  addIcons(app, context);
  addPageRoutes(app, context, operation.pages);
  const { jobs } = operation;
  return {
    startJobs: () => startJobs(options.shop, { jobs, onError: tellJobFault(app, operation.faults) }),
  };
}

function createOperation(app: FastifyInstance, options: ServerOptions, address: SiteAddress): Operation {
  const { shop, openAgain, createJobs, keepsPages } = options;
  const faults = createFaultLog(shop);
  const works = createWorks(shop, tellJobFault(app, faults));
  app.addHook('onClose', async () => {
    await works.settled();
    await faults.settled();
  });
  const { jobs = [], mail = null } = createJobs?.(address) ?? {};
  return { openAgain, jobs, mail, works, faults, pages: keepsPages === false ? null : createPageCache(shop) };
}

const tellJobFault =
  (app: FastifyInstance, faults: FaultLog) =>
  (error: unknown, name: string): void => {
    app.log.error({ err: error }, `the job ${name} failed`);
    faults.note({ kind: 'job', route: name, error });
  };
