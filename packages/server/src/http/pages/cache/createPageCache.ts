import { nextModuleChange, nextPriceChange } from '../../../pageVersions/nextChange.ts';
import { type PageTag, WHOLE_TAGS } from '../../../pageVersions/PageTag.ts';
import { isSame, type PageVersions, readVersions } from '../../../pageVersions/readVersions.ts';
import type { Shop } from '../../../Shop.ts';
import { type DrawnPage, type KeptPage, keepPage } from './KeptPage.ts';

/** What no version tells (order of bestsellers, posts whose time has come, nonces) is no older than this. */
const KEPT_MS = 60_000;
const MOST_BYTES = 64 * 1024 * 1024;
/** A page with its two compressed forms, which are never larger. */
const FORMS = 3;

interface Entry {
  readonly page: KeptPage;
  readonly tags: readonly PageTag[];
  readonly versions: PageVersions;
  readonly untilMs: number;
}

export interface PageCache {
  /**
   * The page of that name: kept, or drawn now, by one of all who ask for it at the same time. Null when `draw` gives null, to whoever
   * drew and to whoever waited: what was drawn is for one visitor then.
   */
  readonly of: (name: string, draw: () => Promise<DrawnPage | null>) => Promise<KeptPage | null>;
  readonly held: () => HeldPages;
  readonly clear: () => void;
}

export interface HeldPages {
  readonly pages: number;
  /** With their compressed forms, at most. */
  readonly bytes: number;
  readonly mostBytes: number;
}

/** Pages that are the same for everyone, as long as nothing of what they are made of has changed in the database. */
export function createPageCache(shop: Shop, mostBytes = MOST_BYTES): PageCache {
  const entries = new Map<string, Entry>();
  const underWay = new Map<string, Promise<KeptPage | null>>();
  let bytes = 0;

  function drop(name: string): void {
    bytes -= (entries.get(name)?.page.bytes ?? 0) * FORMS;
    entries.delete(name);
  }

  function keep(name: string, entry: Entry): void {
    drop(name);
    if (entry.page.bytes * FORMS > mostBytes) return;
    entries.set(name, entry);
    bytes += entry.page.bytes * FORMS;
    // Those that were asked for longest ago stand first.
    for (const each of entries.keys()) if (bytes > mostBytes) drop(each);
  }

  async function drawAndKeep(
    name: string,
    before: PageVersions,
    draw: () => Promise<DrawnPage | null>,
  ): Promise<KeptPage | null> {
    const drawn = await draw();
    if (!drawn) return null;
    const page = keepPage(drawn);
    const after = await readVersions(shop, [...WHOLE_TAGS, ...drawn.tags]);
    const untilMs = Math.min(shop.now() + KEPT_MS, await nextPriceChange(shop), await nextModuleChange(shop));
    // Something changed while it was drawn: nobody knows whether it is in the page.
    if (isSame(WHOLE_TAGS, before, after)) keep(name, { page, tags: drawn.tags, versions: after, untilMs });
    return page;
  }

  /** Mostly nothing at all has changed; else it is asked whether something has that this page is made of. */
  async function findFresh(name: string, versions: PageVersions): Promise<Entry | null> {
    const entry = entries.get(name);
    if (!entry || shop.now() >= entry.untilMs) return null;
    const isUntouched = isSame(WHOLE_TAGS, entry.versions, versions);
    const own = isUntouched ? entry.versions : await readVersions(shop, entry.tags);
    if (!isSame(entry.tags, entry.versions, own)) return null;
    // Read after `versions`, so nothing up to them is missing from it.
    const fresh = isUntouched ? entry : { ...entry, versions: new Map([...own, ...versions]) };
    keep(name, fresh);
    return fresh;
  }

  /** While it was asked whether the kept page is old, another visitor may have had it drawn anew. */
  function findJustKept(name: string, versions: PageVersions): Entry | null {
    const entry = entries.get(name);
    return entry && shop.now() < entry.untilMs && isSame(WHOLE_TAGS, entry.versions, versions) ? entry : null;
  }

  return {
    held: () => ({ pages: entries.size, bytes, mostBytes }),
    clear: () => {
      for (const name of entries.keys()) drop(name);
    },
    async of(name, draw) {
      const versions = await readVersions(shop, WHOLE_TAGS);
      const fresh = (await findFresh(name, versions)) ?? findJustKept(name, versions);
      if (fresh) return fresh.page;
      // Whoever asks after a change does not wait for a page that was begun before it.
      const work = `${name} ${WHOLE_TAGS.map((tag) => versions.get(tag)).join()}`;
      const begun = underWay.get(work);
      if (begun) return begun;
      const drawing = drawAndKeep(name, versions, draw).finally(() => underWay.delete(work));
      underWay.set(work, drawing);
      return drawing;
    },
  };
}
