import type { ShopSettings } from '@vitrine/contract/shop';
import { dropExpiredLogins } from './accounts/revokeLogins.ts';
import { dropExpiredSessions } from './cart/dropExpiredSessions.ts';
import { refreshPrices } from './catalogue/refreshPrices.ts';
import { dropOldFaults } from './faults/listFaults.ts';
import { dropOldImports } from './imports/deleteRun.ts';
import { runImports } from './imports/runImports.ts';
import { clearSentMails } from './mails/clearSentMails.ts';
import type { MailTransport } from './mails/MailTransport.ts';
import { sendMails } from './mails/sendMails.ts';
import { createMailTransport } from './mails/transports.ts';
import { cancelUnpaidOrders } from './orders/cancelUnpaidOrders.ts';
import { dropOldAttempts } from './security/allow.ts';
import { makeSizes } from './media/sizes/makeSizes.ts';
import type { UploadStore } from './media/store/UploadStore.ts';
import { dropOldVersions } from './pageVersions/dropOldVersions.ts';
import { webhookPayload } from './http/api/webhookPayload.ts';
import { readSettings } from './settings/readSettings.ts';
import type { Shop } from './Shop.ts';
import { dropOldIncoming } from './storage/incoming.ts';
import { dropOldDeliveries } from './webhooks/deliveries.ts';
import { deliverWebhooks } from './webhooks/deliverWebhooks.ts';
import { createWebhookSender } from './webhooks/sendWebhook.ts';
import type { Job } from './jobs/startJobs.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

export interface ShopJobsOptions {
  /** Where mails are written when there is no server that sends them. */
  readonly mailFolder: string;
  /** Where the site is: links of mails begin with it. */
  readonly originOf: (settings: ShopSettings) => string;
  readonly uploads: UploadStore;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** What a shop does by itself. */
export function createShopJobs({ mailFolder, originOf, uploads, env = process.env }: ShopJobsOptions): {
  readonly jobs: readonly Job[];
  readonly mail: MailTransport;
} {
  const transport = createMailTransport(env, mailFolder);
  // For who develops what receives webhooks: on their own machine they may lead to it.
  const isInside = env['VITRINE_WEBHOOKS_INSIDE'] === '1';
  const send = createWebhookSender(isInside ? { isAllowed: () => true } : {});
  const readWithAddress = async (shop: Shop): Promise<ShopSettings> => {
    const settings = await readSettings(shop);
    return { ...settings, site: { ...settings.site, url: originOf(settings) } };
  };
  return {
    mail: transport,
    jobs: [
      {
        name: 'send mails',
        everyMs: 5 * SECOND_MS,
        run: async (shop) => sendMails(shop, transport, await readWithAddress(shop)),
      },
      {
        name: 'cancel unpaid orders',
        everyMs: MINUTE_MS,
        run: async (shop) => cancelUnpaidOrders(shop, await readWithAddress(shop)),
      },
      { name: 'prices of sales that begin or end', everyMs: MINUTE_MS, run: refreshPrices },
      { name: 'sizes of pictures', everyMs: 5 * SECOND_MS, run: (shop) => makeSizes(shop, uploads) },
      {
        name: 'webhooks',
        everyMs: 5 * SECOND_MS,
        run: async (shop) => {
          const { site } = await readWithAddress(shop);
          return deliverWebhooks(shop, { send, source: site.url, payloadOf: webhookPayload });
        },
      },
      { name: 'drop old deliveries of webhooks', everyMs: HOUR_MS, run: dropOldDeliveries },
      { name: 'imports of products', everyMs: SECOND_MS, run: (shop) => runImports(shop, uploads) },
      { name: 'drop old imports', everyMs: HOUR_MS, run: dropOldImports },
      { name: 'drop old versions of pages', everyMs: 30 * SECOND_MS, run: dropOldVersions },
      { name: 'drop expired sessions', everyMs: HOUR_MS, run: dropExpiredSessions },
      { name: 'drop expired logins', everyMs: HOUR_MS, run: dropExpiredLogins },
      { name: 'drop old attempts', everyMs: HOUR_MS, run: dropOldAttempts },
      { name: 'clear sent mails', everyMs: HOUR_MS, run: clearSentMails },
      { name: 'drop old faults', everyMs: HOUR_MS, run: dropOldFaults },
      {
        name: 'drop backups that were not restored',
        everyMs: HOUR_MS,
        run: (shop) => dropOldIncoming({ shop, uploads }),
      },
    ],
  };
}
