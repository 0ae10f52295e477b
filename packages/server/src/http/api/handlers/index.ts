import type { Handlers } from '../ApiCall.ts';
import { apiKeyHandlers } from './apiKeys.ts';
import { attributeHandlers } from './attributes.ts';
import { commentHandlers } from './comments.ts';
import { couponHandlers } from './coupons.ts';
import { csvHandlers } from './csv.ts';
import { documentHandlers } from './documents.ts';
import { invitationHandlers } from './invitations.ts';
import { importHandlers } from './imports.ts';
import { mailHandlers } from './mails.ts';
import { mailTextHandlers } from './mailTexts.ts';
import { meHandlers } from './me.ts';
import { mediaHandlers } from './media.ts';
import { menuHandlers } from './menus.ts';
import { moduleHandlers } from './modules.ts';
import { orderDeskHandlers } from './orderDesk.ts';
import { orderHandlers } from './orders.ts';
import { postHandlers } from './posts.ts';
import { privacyHandlers } from './privacy.ts';
import { productHandlers } from './products.ts';
import { reviewHandlers } from './reviews.ts';
import { settingsHandlers } from './settings.ts';
import { shippingHandlers } from './shipping.ts';
import { shopCartHandlers } from './shopCart.ts';
import { shopCatalogueHandlers } from './shopCatalogue.ts';
import { statsHandlers } from './stats.ts';
import { taxRateHandlers } from './taxRates.ts';
import { termHandlers } from './terms.ts';
import { toolHandlers } from './tools.ts';
import { userHandlers } from './users.ts';
import { variationHandlers } from './variations.ts';
import { webhookHandlers } from './webhooks.ts';
import { wishlistHandlers } from './wishlist.ts';

/** Who answers which row of the contract's table. */
export const handlers: Handlers = {
  ...apiKeyHandlers,
  ...attributeHandlers,
  ...commentHandlers,
  ...couponHandlers,
  ...csvHandlers,
  ...documentHandlers,
  ...importHandlers,
  ...mailHandlers,
  ...meHandlers,
  ...mediaHandlers,
  ...menuHandlers,
  ...moduleHandlers,
  ...orderDeskHandlers,
  ...orderHandlers,
  ...postHandlers,
  ...productHandlers,
  ...reviewHandlers,
  ...settingsHandlers,
  ...shippingHandlers,
  ...shopCartHandlers,
  ...shopCatalogueHandlers,
  ...statsHandlers,
  ...taxRateHandlers,
  ...termHandlers,
  ...toolHandlers,
  ...userHandlers,
  ...variationHandlers,
  ...wishlistHandlers,
  ...invitationHandlers,
  ...mailTextHandlers,
  ...privacyHandlers,
  ...webhookHandlers,
};
