import type { ShopLinks, ShopSettings } from '@vitrine/contract/shop';
import type { FeedItem } from '@vitrine/model';
import type { Shop } from '../Shop.ts';
import type { FetchOutside } from './outside/fetchOutside.ts';
import type { Wire } from './Wire.ts';

/** What a source of items works with. */
export interface FeedContext {
  readonly shop: Shop;
  readonly settings: ShopSettings;
  readonly links: ShopLinks;
  /** In the language that is asked for. */
  readonly writeDate: (ms: number | null) => string;
  /** The source's settings in the document. */
  readonly wire: Wire;
  /** As the document writes it: some kinds have several names. */
  readonly type: string;
  /** Pictures of a gallery. */
  readonly ids: readonly string[];
  /** The post whose page shows the module; null when there is none. */
  readonly currentPost: number | null;
  readonly fetchOutside: FetchOutside;
  /** Between two looks at what another instance is fetching. */
  readonly wait: (ms: number) => Promise<void>;
}

export type Streamed<Item = FeedItem> =
  | { readonly ok: true; readonly items: readonly Item[] }
  | { readonly ok: false; readonly message: string };

export type ItemSource = (context: FeedContext) => Promise<Streamed>;
