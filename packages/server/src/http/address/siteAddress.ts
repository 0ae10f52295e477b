import { readOrigin, type ShopSettings } from '@vitrine/contract/shop';
import type { FastifyInstance } from 'fastify';
import { readSettings } from '../../settings/readSettings.ts';
import type { Shop } from '../../Shop.ts';

/** Where the site is: what its owner says, never what a request says of it. */
export interface SiteAddress {
  /** Its origin, such as https://shop.example. */
  readonly of: (settings: ShopSettings) => string;
  /** The same, for who has not read the settings. */
  readonly now: () => Promise<string>;
  /** Where this process listens, for the machine that it runs on. */
  readonly local: () => string;
}

/**
 * VITRINE_URL before the setting: whoever has set a wrong one, and cannot reach the site by it any more, can still say where it is.
 * Without either it is a site for this machine alone.
 */
export function createSiteAddress(app: FastifyInstance, shop: Shop, siteUrl = ''): SiteAddress {
  const forced = siteUrl ? readOrigin(siteUrl) : '';
  if (forced === null)
    throw new Error(`VITRINE_URL must be an address such as https://shop.example, and is ${siteUrl}.`);
  const local = (): string => {
    const bound = app.server.address();
    return `http://localhost${typeof bound === 'object' && bound ? `:${bound.port}` : ''}`;
  };
  const of = ({ site }: ShopSettings): string => forced || readOrigin(site.url) || local();
  return { local, of, now: async () => forced || of(await readSettings(shop)) };
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i;

/** Why a site may not listen here, or null: without an address of its own, its mails and pages could lead nowhere from elsewhere. */
export function whyNoAddress(
  host: string,
  siteUrl: string | undefined,
  settings: ShopSettings,
): string | null {
  if (LOOPBACK.test(host) || siteUrl || settings.site.url) return null;
  return `HOST is ${host}, so others can reach the site: say by which address. VITRINE_URL=https://shop.example npm start`;
}
