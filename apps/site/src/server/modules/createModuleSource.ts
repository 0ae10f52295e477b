import { isFeed, openModule } from '@vitrine/model';
import type { StoredModules } from '@vitrine/server';
import { type DemoModule, describeModule, type SiteModule } from './demoModules.ts';

/** Documents that are kept open. */
const MOST_OPEN = 50;

/** Every module that has a page. */
export interface ModuleSource {
  readonly find: (alias: string) => Promise<SiteModule | null>;
  readonly list: () => Promise<readonly Pick<SiteModule, 'alias' | 'title' | 'about'>[]>;
}

/**
 * What the shop has published, and the demo's files. The demo's are also in the shop, where their owner may change them, hide them and
 * take them out; one that is still what its file says is shown from the file, with the items that lie beside it.
 */
export function createModuleSource(
  stored: StoredModules,
  demos: ReadonlyMap<string, DemoModule>,
): ModuleSource {
  const opened = new Map<string, SiteModule>();

  async function open(alias: string): Promise<SiteModule | null> {
    const row = await stored.find(alias);
    if (!row) return (await stored.hasDemo()) ? null : (demos.get(alias) ?? null);
    if (!stored.isShown(row)) return null;
    const name = `${row.id} ${row.version} ${alias}`;
    const known = opened.get(name);
    if (known) return known;
    const text = await stored.text(row);
    const demo = demos.get(alias);
    if (demo?.text === text) return keep(name, demo);
    const document = await stored.open(row);
    if (!document) return null;
    const described = describeModule(openModule(document), JSON.stringify(document), alias);
    const shown = { ...described, title: row.title || alias };
    // What a feed shows changes without it.
    return isFeed(openModule(JSON.parse(text))) ? shown : keep(name, shown);
  }

  function keep(name: string, module: SiteModule): SiteModule {
    opened.set(name, module);
    for (const each of opened.keys()) if (opened.size > MOST_OPEN) opened.delete(each);
    return module;
  }

  return {
    find: open,
    async list() {
      const rows = await stored.list();
      const shown = rows.map(({ alias, title }) => ({
        alias,
        title: title || alias,
        about: demos.get(alias)?.about ?? '',
      }));
      if (await stored.hasDemo()) return shown;
      const taken = new Set(rows.map(({ alias }) => alias));
      return [...shown, ...[...demos.values()].filter(({ alias }) => !taken.has(alias))];
    },
  };
}
