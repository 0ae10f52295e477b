import { shopSettings } from '@vitrine/contract/shop';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../db/testing/databases.ts';
import { openTestShop } from '../testing/testShop.ts';
import { countVisit } from './countVisit.ts';
import { createVisitLimit } from './createVisitLimit.ts';
import { SOURCES_A_DAY, VISITS_A_MINUTE, VISITS_BY_ADDRESS } from './limits.ts';
import { shopDay, writeDay } from './shopDay.ts';
import { sourceOf } from './sourceOf.ts';

const settings = v.parse(shopSettings, { site: { timeZone: 'Pacific/Auckland' } });

describe('where a visit came from', () => {
  it.each([
    ['', 'www.google.com', 'organic', 'google'],
    ['', 'google.co.uk', 'organic', 'google'],
    ['', 'https://duckduckgo.com/?q=private', 'organic', 'duckduckgo'],
    ['', 'search.brave.com', 'organic', 'brave'],
    ['', 'notgoogle.com', 'referral', 'notgoogle.com'],
    ['', 'blog.example', 'referral', 'blog.example'],
    ['News Letter', 'google.com', 'utm', 'news-letter'],
    ['', '', 'typein', '(direct)'],
    ['', 'no host at all', 'typein', '(direct)'],
  ])('of %s by %s is told as orders tell it', (campaign, referrer, type, source) => {
    expect(sourceOf(campaign, referrer)).toEqual({ type, source });
  });

  it('has an end', () => {
    expect(sourceOf('x'.repeat(500), '').source.length).toBe(60);
  });
});

describe('the day of a visit', () => {
  it('is that of the shop’s own clocks', () => {
    const noon = Date.parse('2026-03-01T12:00:00Z');
    expect(writeDay(shopDay(noon, 'UTC'))).toBe('2026-03-01');
    expect(writeDay(shopDay(noon, 'Pacific/Auckland'))).toBe('2026-03-02');
  });
});

describe('a flood of visits', () => {
  it('of one address counts up to a limit, and from the next window on again', () => {
    let nowMs = 0;
    const mayCount = createVisitLimit({ now: () => nowMs });
    const count = (address: string) =>
      Array.from({ length: VISITS_BY_ADDRESS.limit + 5 }, () => mayCount(address)).filter(Boolean).length;
    expect(count('a')).toBe(VISITS_BY_ADDRESS.limit);
    expect(count('b')).toBe(VISITS_BY_ADDRESS.limit);
    nowMs += VISITS_BY_ADDRESS.windowMs;
    expect(count('a')).toBe(VISITS_BY_ADDRESS.limit);
  });

  it('of addresses that nobody can tell apart has an end too', () => {
    const mayCount = createVisitLimit({ now: () => 0 });
    const counted = Array.from({ length: VISITS_A_MINUTE + 5 }, () => mayCount('')).filter(Boolean);
    expect(counted.length).toBe(VISITS_A_MINUTE);
  });
});

describe.each(databaseKinds)('visits on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const rows = () => shop.queries.selectFrom('visits').selectAll().orderBy('source').execute();

  it('are counted by day and source, and nothing else is kept', async () => {
    const google = sourceOf('', 'google.com');
    await Promise.all([1, 2, 3].map(() => countVisit(shop, settings, google)));
    await countVisit(shop, settings, sourceOf('', ''));
    const day = shopDay(shop.now(), 'Pacific/Auckland');
    expect(await rows()).toEqual([
      { day, type: 'typein', source: '(direct)', count: 1 },
      { day, type: 'organic', source: 'google', count: 3 },
    ]);
  });

  it('of sources that somebody makes up are counted together', async () => {
    for (let at = 0; at < SOURCES_A_DAY + 20; at++)
      await countVisit(shop, settings, sourceOf('', `x${at}.example`));
    const all = await rows();
    expect(all.length).toBe(SOURCES_A_DAY + 1);
    expect(all.find(({ type }) => type === 'other')?.count).toBe(22);
  });
});
