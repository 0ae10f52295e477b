import { ensureTerms } from '../catalogue/terms/ensureTerms.ts';
import { CATEGORY } from '../catalogue/terms/Term.ts';
import { slugOf } from '../text/slugOf.ts';
import type { Shop } from '../Shop.ts';
import type { MoneyFormat } from './numbers.ts';

export interface ImportOptions {
  /** Rows that an earlier run has done. */
  readonly skipRows?: number;
  readonly delimiter?: string;
  /** Brings a picture from elsewhere into the library. Without it such pictures are left out. */
  readonly fetchImage?: FetchImage;
  /** Whether products that are there are changed; default true. Else their rows are left out. */
  readonly update?: boolean;
  /** What is written is undone again; pictures are only named. Default false. */
  readonly isPreview?: boolean;
  readonly onProgress?: (progress: ImportProgress) => void;
}

/** The id of a picture, or why there is none. */
export type FetchedImage =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly message: string };
export type FetchImage = (url: string) => Promise<FetchedImage>;

export interface ImportProgress {
  /** Rows that are done for good: where another run can go on. */
  readonly rows: number;
  readonly created: number;
  readonly updated: number;
  /** Of products that are there, when those are not to be changed. */
  readonly skipped: number;
  readonly failed: number;
}

/** What rows of one import have in common. It remembers ids of terms; forget them when a transaction was undone. */
export interface ImportContext {
  readonly money: MoneyFormat;
  readonly options: ImportOptions;
  /** Pictures from elsewhere that were asked for so far, by their addresses. */
  readonly fetched: Map<string, FetchedImage>;
  readonly categoryId: (shop: Shop, path: readonly string[]) => Promise<number | null>;
  readonly attributeSlug: (shop: Shop, name: string, isGlobal: boolean) => Promise<string>;
  readonly forget: () => void;
}

export function createImportContext(money: MoneyFormat, options: ImportOptions): ImportContext {
  const categories = new Map<string, number>();
  const slugs = new Map<string, string>();
  return {
    money,
    options,
    fetched: new Map(),
    forget() {
      categories.clear();
      slugs.clear();
    },
    async categoryId(shop, path) {
      let parent: number | null = null;
      for (const [depth, name] of path.entries()) {
        const key = path.slice(0, depth + 1).join('\n');
        const known: number | undefined =
          categories.get(key) ?? (await ensureTerms(shop, CATEGORY, [name], parent))[0];
        if (known === undefined) return null;
        categories.set(key, known);
        parent = known;
      }
      return parent;
    },
    async attributeSlug(shop, name, isGlobal) {
      if (!isGlobal) return slugOf(name);
      const known = slugs.get(name) ?? (await findAttribute(shop, name)) ?? slugOf(name);
      slugs.set(name, known);
      return known;
    },
  };
}

async function findAttribute({ queries }: Shop, name: string): Promise<string | undefined> {
  const row = await queries
    .selectFrom('attributes')
    .select('slug')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.slug;
}
