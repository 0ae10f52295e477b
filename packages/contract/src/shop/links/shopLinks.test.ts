import { expect, it } from 'vitest';
import * as v from 'valibot';
import { shopSettings } from '../settings/shopSettings.ts';
import { shopLinks } from './shopLinks.ts';

const settings = v.parse(shopSettings, { pages: { cart: 'panier' } });

it('knows the pages by the slugs that the owner gave them', () => {
  const links = shopLinks(settings, 'https://shop.example');
  expect(links.cart).toBe('https://shop.example/panier/');
  expect(links.product('tea cup')).toBe('https://shop.example/product/tea%20cup/');
  expect(links.removeItem('abc', 'n1')).toBe('https://shop.example/panier/?remove_item=abc&_wpnonce=n1');
  expect(shopLinks(settings).home).toBe('/');
});
