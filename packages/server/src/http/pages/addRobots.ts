import { shopLinks } from '@vitrine/contract/shop';
import type { FastifyInstance } from 'fastify';
import { readSettings } from '../../settings/readSettings.ts';
import type { ServerContext } from '../ServerContext.ts';

/** What an address does when it is opened: a program that follows it fills carts and lists that nobody wants. */
const DOING = [
  'add-to-cart',
  'remove_item',
  'undo_item',
  'remove_coupon',
  'wc-ajax',
  'orderby',
  'replytocom',
];

/** Lists narrowed by visitors' choices: there is no end of them, and each is a part of a list that has an address of its own. */
const NARROWING = ['filter_', 'min_price=', 'max_price=', 'rating_filter=', 'stock_status=', 'per_page='];

/**
 * `robots.txt`: programs that read the web are asked to leave alone what changes something, and what is one visitor's own, and
 * are told where the map of the site is.
 */
export function addRobots(app: FastifyInstance, { shop, address }: ServerContext): void {
  app.get('/robots.txt', async (_request, reply) => {
    const settings = await readSettings(shop);
    const { cart, checkout, account, wishlist, compare } = shopLinks(settings);
    const own = [cart, checkout, account, wishlist, compare, '/wp-admin/', '/api/'];
    const paths = [...own, ...DOING.map((name) => `/*${name}=`), ...NARROWING.map((name) => `/*?*${name}`)];
    const map = settings.comingSoon.on ? [] : ['', `Sitemap: ${address.of(settings)}/sitemap.xml`];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(['User-agent: *', ...paths.map((path) => `Disallow: ${path}`), ...map, ''].join('\n'));
  });
}
