import type { JsonObject } from '@vitrine/model';
import { findModule, findModuleSummary } from '../../modules/findModule.ts';
import { hasDemoModules } from '../../modules/seedDemoModules.ts';
import { listShownModules } from '../../modules/shownModules.ts';
import { isShown, type ModuleSummary } from '../../modules/StoredModule.ts';
import { readSettings } from '../../settings/readSettings.ts';
import type { Shop } from '../../Shop.ts';
import { filledDocument } from './calls/compiled.ts';

/** The shop's modules, for whoever makes pages of them. */
export interface StoredModules {
  /** Those that visitors may see, by alias. */
  readonly list: () => Promise<readonly ModuleSummary[]>;
  /** Of that alias, whoever may see it. */
  readonly find: (alias: string) => Promise<ModuleSummary | null>;
  /** Whether visitors may see it now. */
  readonly isShown: (module: ModuleSummary) => boolean;
  /** Its document, as it was saved. */
  readonly text: (module: ModuleSummary) => Promise<string>;
  /** Its document as pages get it, without tokens; that of a feed with its items. Null where those cannot be had. */
  readonly open: (module: ModuleSummary) => Promise<JsonObject | null>;
  /** Whether the demo's were ever put in: what is missing of them was taken out by the owner. */
  readonly hasDemo: () => Promise<boolean>;
}

export const storedModules = (shop: Shop): StoredModules => ({
  list: () => listShownModules(shop),
  find: (alias) => findModuleSummary(shop, alias, { byAlias: true }),
  isShown: (module) => isShown(module, shop.now()),
  text: async ({ id }) => (await findModule(shop, id))?.document ?? '',
  open: async (module) => {
    const { comingSoon } = await readSettings(shop);
    return filledDocument({ shop, isShopClosed: comingSoon.on }, module);
  },
  hasDemo: () => hasDemoModules(shop),
});
