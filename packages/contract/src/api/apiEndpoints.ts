import type { ApiEndpoint } from './ApiEndpoint.ts';
import { apiKeys } from './resources/apiKeys.ts';
import { attributes } from './resources/attributes.ts';
import { comments } from './resources/comments.ts';
import { coupons } from './resources/coupons.ts';
import { csv } from './resources/csv.ts';
import { documents } from './resources/documents.ts';
import { invitations } from './resources/invitations.ts';
import { mailTexts } from './resources/mailTexts.ts';
import { imports } from './resources/imports.ts';
import { mails } from './resources/mails.ts';
import { me } from './resources/me.ts';
import { media } from './resources/media.ts';
import { menus } from './resources/menus.ts';
import { modules } from './resources/modules.ts';
import { orderDesk } from './resources/orderDesk.ts';
import { orders } from './resources/orders.ts';
import { pages } from './resources/pages.ts';
import { posts } from './resources/posts.ts';
import { privacy } from './resources/privacy.ts';
import { products } from './resources/products.ts';
import { reviews } from './resources/reviews.ts';
import { settings } from './resources/settings.ts';
import { shipping } from './resources/shipping.ts';
import { shopCart } from './resources/shopCart.ts';
import { shopCatalogue } from './resources/shopCatalogue.ts';
import { stats } from './resources/stats.ts';
import { taxRates } from './resources/taxRates.ts';
import { terms } from './resources/terms.ts';
import { tools } from './resources/tools.ts';
import { users } from './resources/users.ts';
import { webhooks } from './resources/webhooks.ts';
import { wishlist } from './resources/wishlist.ts';

export const API_BASE = '/api/v1';

/** By what they are about, in the order in which the document shows them. */
export const apiResources: Readonly<Record<string, Readonly<Record<string, ApiEndpoint>>>> = {
  me,
  apiKeys,
  shopCatalogue,
  shopCart,
  wishlist,
  products,
  terms,
  attributes,
  reviews,
  csv,
  imports,
  media,
  posts,
  comments,
  pages,
  menus,
  modules,
  documents,
  orders,
  orderDesk,
  coupons,
  taxRates,
  shipping,
  users,
  settings,
  mails,
  stats,
  invitations,
  privacy,
  mailTexts,
  webhooks,
  tools,
};

/** Written out, so that the types stay names in what is built. */
export type ApiEndpoints = typeof me &
  typeof apiKeys &
  typeof shopCatalogue &
  typeof shopCart &
  typeof wishlist &
  typeof products &
  typeof terms &
  typeof attributes &
  typeof reviews &
  typeof csv &
  typeof imports &
  typeof media &
  typeof posts &
  typeof comments &
  typeof pages &
  typeof menus &
  typeof modules &
  typeof documents &
  typeof orders &
  typeof orderDesk &
  typeof coupons &
  typeof taxRates &
  typeof shipping &
  typeof users &
  typeof settings &
  typeof mails &
  typeof stats &
  typeof invitations &
  typeof privacy &
  typeof mailTexts &
  typeof webhooks &
  typeof tools;

/** Every call of the API by its name. */
export const apiEndpoints = Object.assign({}, ...Object.values(apiResources)) as ApiEndpoints;
