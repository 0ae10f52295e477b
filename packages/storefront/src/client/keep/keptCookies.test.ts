// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compareAlso, comparedIds, wishAlso, wishedIds } from './keptCookies.ts';

const DAY_MS = 86_400_000;
const NAMES = ['woodmart_compare_list', 'woodmart_wishlist_products', 'woodmart_wishlist_count'];

const forget = (): void => {
  for (const name of [...NAMES, ...NAMES.map((each) => `${each}_9`)])
    document.cookie = `${name}=; path=/; max-age=0`;
};

beforeEach(forget);
afterEach(() => {
  vi.restoreAllMocks();
  forget();
  Reflect.deleteProperty(window, 'woodmart_settings');
});

/** What is written while something is done. */
function written(act: () => void): readonly string[] {
  const spy = vi.spyOn(document, 'cookie', 'set');
  act();
  return spy.mock.calls.map(([line]) => line);
}

describe('what a browser keeps of wishes and comparisons', () => {
  it('is kept for seven days, on the whole site', () => {
    const lines = written(() => {
      compareAlso('7');
      wishAlso('8');
    });
    expect(lines).toHaveLength(3);
    for (const line of lines) {
      const days = (Date.parse(/expires=([^;]*)/.exec(line)?.[1] ?? '') - Date.now()) / DAY_MS;
      expect(Math.abs(days - 7)).toBeLessThan(0.01);
      expect(line).toContain('path=/');
      expect(line).not.toMatch(/secure/i);
    }
  });

  it('goes by https alone where the shop has it, and bears the mark of its site among several', () => {
    Object.assign(window, {
      woodmart_settings: {
        is_multisite: '1',
        current_blog_id: '9',
        cookie_path: '/',
        cookie_secure_param: '1',
      },
    });
    const [line = ''] = written(() => void compareAlso('7'));
    expect(line).toMatch(/^woodmart_compare_list_9=/);
    expect(line).toMatch(/secure/i);
  });

  it('is each product once, as a list of ids and a map of products', () => {
    expect([compareAlso('7'), compareAlso('8'), compareAlso('7')]).toEqual([1, 2, 2]);
    expect(comparedIds()).toEqual(['7', '8']);
    expect([wishAlso('7'), wishAlso('7')]).toEqual([1, 1]);
    expect(wishedIds()).toEqual(['7']);
    const cookies = decodeURIComponent(document.cookie);
    expect(cookies).toContain('woodmart_compare_list=[7,8]');
    expect(cookies).toContain('woodmart_wishlist_products={"7":{"product_id":7}}');
    expect(cookies).toContain('woodmart_wishlist_count=1');
  });

  it('is read as shops write it that compare by category', () => {
    document.cookie = `woodmart_compare_list=${encodeURIComponent('{"12":[3,4],"15":[4,5]}')}; path=/`;
    expect(comparedIds()).toEqual(['3', '4', '5']);
  });

  it('is nothing when nobody can read it, which is said', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    document.cookie = `woodmart_compare_list=${encodeURIComponent('{broken')}; path=/`;
    expect(comparedIds()).toEqual([]);
    expect(said).toHaveBeenCalledWith('cant parse cookies json');
  });
});
