import { shopSettings } from '@vitrine/contract/shop';
import Fastify from 'fastify';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../testing/testShop.ts';
import { createSiteAddress, whyNoAddress } from './siteAddress.ts';

const settings = (url = '') => v.parse(shopSettings, { site: { url } });

describe('a site that others can reach', () => {
  it.each(['0.0.0.0', '::', '192.0.2.7', 'shop.example', '127.0.0.1.evil.example'])(
    'does not start on %s without an address, and says how to give one',
    (host) => {
      const why = whyNoAddress(host, undefined, settings());
      expect(why).toContain(`HOST is ${host}`);
      expect(why).toContain('VITRINE_URL=https://shop.example npm start');
    },
  );

  it('starts with one from the environment, or from its settings', () => {
    expect(whyNoAddress('0.0.0.0', 'https://shop.example', settings())).toBeNull();
    expect(whyNoAddress('0.0.0.0', undefined, settings('https://shop.example'))).toBeNull();
  });
});

it.each(['localhost', '127.0.0.1', '127.0.0.53', '::1', '[::1]'])(
  'a site on %s is for its own machine, and needs none',
  (host) => expect(whyNoAddress(host, undefined, settings())).toBeNull(),
);

describe('the address of a site', async () => {
  const shop = await openTestShop('sqlite');
  const addressOf = (siteUrl?: string) => createSiteAddress(Fastify(), shop, siteUrl);

  it('is that of the environment before that of its settings, else this machine', () => {
    expect(addressOf('https://a.example/').of(settings('https://b.example'))).toBe('https://a.example');
    expect(addressOf().of(settings('https://b.example'))).toBe('https://b.example');
    expect(addressOf().of(settings())).toBe('http://localhost');
  });

  it.each(['shop.example', 'javascript:alert(1)', 'https://shop.example/path', 'https://a:b@shop.example'])(
    'is not %s: the start says so',
    (written) => {
      expect(() => addressOf(written)).toThrow(
        `VITRINE_URL must be an address such as https://shop.example, and is ${written}.`,
      );
    },
  );
});
