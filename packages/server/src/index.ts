export { addServer, type ServerOptions } from './http/addServer.ts';
export { whyNoAddress } from './http/address/siteAddress.ts';
export { fastifyOptions } from './http/fastifyOptions.ts';
export { logOptions } from './http/ops/logOptions.ts';
export { storedModules, type StoredModules } from './http/sliders/storedModules.ts';
export { createTextMemory } from './http/sliders/createTextMemory.ts';
export { readArchive } from './documents/archive/readArchive.ts';
export { readWxr } from './documents/archive/readWxr.ts';
export { notesOfWxr } from './documents/archive/saveArchive.ts';
export { openUploads } from './media/store/openUploads.ts';
export { isUploadName, mimeOf } from './media/uploadNames.ts';
export type { UploadStore } from './media/store/UploadStore.ts';
export { sendShared } from './http/pages/sendShared.ts';
export { type Encoding, encodingFor } from './http/pages/cache/encodingFor.ts';
export type {
  DocumentToDraw,
  DocumentValues,
  FindSitePage,
  ServerContext,
  SitePage,
  SiteViews,
} from './http/ServerContext.ts';
export { createShopJobs } from './createShopJobs.ts';
export { makeOwner } from './accounts/makeOwner.ts';
export { type OpenShop, openShop } from './openShop.ts';
export { readSettings } from './settings/readSettings.ts';
export type { Shop } from './Shop.ts';
export type { Database } from './db/Database.ts';
export { createImageFetcher } from './csv/createImageFetcher.ts';
export { exportProducts } from './csv/exportProducts.ts';
export { importProducts, type ImportResult } from './csv/importProducts.ts';
export { whyNoDatabase } from './db/whyNoDatabase.ts';
export { makePrivateFolder } from './db/privateFiles.ts';
export { migrate } from './db/migrate.ts';
export { openDatabase } from './db/openDatabase.ts';
export { reindex } from './catalogue/indexing/reindex.ts';
export { tidyIndex } from './search/tidyIndex.ts';
export { seedDemoDocuments } from './documents/seedDemoDocuments.ts';
export { seedDemoModules } from './modules/seedDemoModules.ts';
export { type DemoSeeded, seedDemo } from './seed/seedDemo.ts';
export { seedProducts } from './seed/seedProducts.ts';
export { backup } from './storage/backup.ts';
export { checkBackup } from './storage/checkBackup.ts';
export { copyDatabase } from './storage/copyDatabase.ts';
export { restore } from './storage/restore.ts';
export type { Stored } from './storage/Rows.ts';
