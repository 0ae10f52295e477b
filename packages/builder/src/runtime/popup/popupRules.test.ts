import { describe, expect, it } from 'vitest';
import { createBrowserStorage } from '../storage/browserStorage.ts';
import { createPopupMemory } from './popupMemory.ts';
import { mayOpen, type PopupVisit } from './popupRules.ts';

const NOW_MS = Date.UTC(2026, 4, 1, 12);
const HOUR_MS = 3_600_000;

const visit = (more: Partial<PopupVisit> = {}, memory: Partial<PopupVisit['memory']> = {}): PopupVisit => ({
  nowMs: NOW_MS,
  referrer: '',
  origin: 'https://shop.example',
  device: 'desktop',
  isLoggedIn: false,
  userAgent: 'Mozilla/5.0 Chrome/130.0 Safari/537.36',
  ...more,
  memory: { views: 1, sessions: 1, shownAtMs: [], shownInSession: 0, isUnwanted: false, ...memory },
});

describe('a pop-up that waits to open by itself', () => {
  it('opens where nothing is said against it, and never once it is unwanted', () => {
    expect(mayOpen({ page_load: 'yes' }, visit())).toBe(true);
    expect(mayOpen({ page_load: 'yes' }, visit({}, { isUnwanted: true }))).toBe(false);
  });

  it('waits for so many pages and visits', () => {
    expect(mayOpen({ page_views: 'yes', page_views_views: 2 }, visit())).toBe(false);
    expect(mayOpen({ page_views: 'yes', page_views_views: 2 }, visit({}, { views: 2 }))).toBe(true);
    expect(mayOpen({ sessions: 'yes' }, visit())).toBe(false);
    expect(mayOpen({ sessions: '', sessions_sessions: 9 }, visit())).toBe(true);
  });

  it('opens so often in a period, in a visit, or at all', () => {
    const once = { times: 'yes', times_times: 1 };
    const yesterday = { shownAtMs: [NOW_MS - 30 * HOUR_MS] };
    expect(mayOpen(once, visit({}, yesterday))).toBe(false);
    expect(mayOpen({ ...once, times_period: 'day' }, visit({}, yesterday))).toBe(true);
    expect(mayOpen({ ...once, times_period: 'week' }, visit({}, yesterday))).toBe(false);
    expect(mayOpen({ ...once, times_period: 'session' }, visit({}, yesterday))).toBe(true);
    expect(mayOpen({ ...once, times_period: 'session' }, visit({}, { shownInSession: 1 }))).toBe(false);
  });

  it('asks where visitors come from, and what they come with', () => {
    const from = (referrer: string) => visit({ referrer });
    const sources = { sources: 'yes', sources_sources: ['search', 'internal'] };
    expect(mayOpen(sources, from('https://www.google.com/'))).toBe(true);
    expect(mayOpen(sources, from('https://shop.example/blog/'))).toBe(true);
    expect(mayOpen(sources, from('https://elsewhere.example/google.'))).toBe(false);
    expect(mayOpen({ url: 'yes', url_action: 'hide', url_url: '/blog' }, from('https://a.b/blog'))).toBe(
      false,
    );
    expect(mayOpen({ url: 'yes', url_action: 'regex', url_url: '[' }, from('https://a.b/'))).toBe(false);
    expect(mayOpen({ devices: 'yes', devices_devices: ['mobile'] }, visit())).toBe(false);
    expect(mayOpen({ logged_in: 'yes' }, visit({ isLoggedIn: true }))).toBe(false);
    const firefox = { browsers: 'yes', browsers_browsers: 'custom', browsers_browsers_options: ['firefox'] };
    expect(mayOpen(firefox, visit())).toBe(false);
  });

  it('keeps to its days, as far as they are written', () => {
    const days = (schedule_start_date: string, schedule_end_date: string) =>
      mayOpen({ schedule: 'yes', schedule_start_date, schedule_end_date }, visit());
    expect(days('2026-04-01 00:00', '2026-06-01 00:00')).toBe(true);
    expect(days('2026-05-03 00:00', '')).toBe(false);
    expect(days('', '2026-04-01 00:00')).toBe(false);
  });

  it('remembers what was seen', () => {
    const kept = new Map<string, string>();
    const storage = (name: string) =>
      ({
        getItem: (key: string) => kept.get(name + key) ?? null,
        setItem: (key: string, value: string) => void kept.set(name + key, value),
      }) as unknown as Storage;
    const memory = createPopupMemory(
      '12',
      createBrowserStorage((session) => storage(session ? 'session' : 'local')),
      () => NOW_MS,
    );
    memory.countView();
    memory.countView();
    memory.countShown();
    expect(memory.read()).toEqual({
      views: 2,
      sessions: 1,
      shownAtMs: [NOW_MS],
      shownInSession: 1,
      isUnwanted: false,
    });
    memory.forget();
    expect(memory.read().isUnwanted).toBe(true);
  });
});
