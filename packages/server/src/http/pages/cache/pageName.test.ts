import { shopSettings } from '@vitrine/contract/shop';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { Call } from '../../call/Call.ts';
import { pageName } from './pageName.ts';

const nameOf = (originalUrl: string, method = 'GET', settings: object = {}) =>
  pageName({
    request: { originalUrl, method },
    settings: v.parse(shopSettings, settings),
  } as unknown as Call);

it.each([
  ['/shop/', '/shop/'],
  ['/shop/?utm_source=mail&utm_medium=x&gclid=1&fbclid=2', '/shop/'],
  ['/product/cup/?msclkid=1', '/product/cup/'],
  ['/shop/?orderby=price', '/shop/?orderby=price'],
  ['/shop/?per_page=48&orderby=price', '/shop/?orderby=price&per_page=48'],
  ['/shop/?utm_source=a&orderby=price&fbclid=b', '/shop/?orderby=price'],
  ['/product/cup/?cpage=2&utm_source=mail', '/product/cup/?cpage=2'],
  ['/blog/how/?cpage=2&utm_source=mail', '/blog/how/?cpage=2'],
])('a page is kept for %s as %s', (url, name) => expect(nameOf(url)).toBe(name));

it.each([
  '/shop/?x=1',
  '/shop/?orderby=junk',
  '/shop/?orderby=price&orderby=date',
  '/shop/?orderby=price&x=1',
  '/shop/?per_page=13',
  '/shop/?filter_color=red',
  '/shop/?constructor=1',
  '/product/cup/?orderby=price',
  '/product/cup/?reviewed=held',
  '/product/cup/?cpage=01',
  '/product/cup/?cpage=2&orderby=price',
  '/blog/how/?cpage=0',
  '/blog/how/?cpage=12345',
  '/blog/how/?cpage=2&cpage=3',
  '/blog/how/?replytocom=2',
  '/blog/how/?commented=held',
  '/shop/?cpage=2',
  '/?s=cup&post_type=product',
  '/cart/',
  '/checkout/order-received/12/',
  '/my-account/?utm_source=mail',
  '/wishlist/',
  '/compare/',
])('no page is kept for %s', (url) => expect(nameOf(url)).toBeNull());

it('nothing that a form asks for is kept, nor of a shop that is not open', () => {
  expect(nameOf('/product/cup/', 'POST')).toBeNull();
  expect(nameOf('/product/cup/', 'HEAD')).toBe('/product/cup/');
  expect(nameOf('/shop/', 'GET', { comingSoon: { on: true } })).toBeNull();
});
