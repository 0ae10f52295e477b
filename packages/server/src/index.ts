export { addServer, type ServerOptions } from './http/addServer.ts';
export { fastifyOptions } from './http/fastifyOptions.ts';
export { sendShared } from './http/pages/sendShared.ts';
export type { ServerContext, SiteViews } from './http/ServerContext.ts';
export { startShopJobs } from './jobs/shopJobs.ts';
export { type OpenShop, openShop } from './openShop.ts';
export type { Shop } from './Shop.ts';
