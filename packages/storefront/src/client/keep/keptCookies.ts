import Cookies from 'js-cookie';
import { KEPT_DAYS } from '../limits.ts';
import { pageObject } from '../page/pageObjects.ts';

/** The wishlist of guests and the compared products are in cookies: of each blog its own, where a site has several. */
function nameOf(name: string): string {
  const settings = pageObject('woodmart_settings');
  return settings?.is_multisite === '1' ? `${name}_${settings.current_blog_id ?? '1'}` : name;
}

function write(name: string, value: string): void {
  const settings = pageObject('woodmart_settings');
  Cookies.set(nameOf(name), value, {
    expires: KEPT_DAYS,
    path: settings?.cookie_path || '/',
    secure: settings?.cookie_secure_param === '1',
    sameSite: 'lax',
  });
}

function parsed(name: string): object {
  try {
    const value: unknown = JSON.parse(Cookies.get(nameOf(name)) || '[]');
    return typeof value === 'object' && value !== null ? value : [];
  } catch {
    // spec/3 §8.
    console.error('cant parse cookies json');
    return [];
  }
}

const COMPARED = 'woodmart_compare_list';
const WISHED = 'woodmart_wishlist_products';
const WISH_COUNT = 'woodmart_wishlist_count';

/** A list of ids, or of lists by category as some shops write it. */
export const comparedIds = (): readonly string[] => [
  ...new Set(Object.values(parsed(COMPARED)).flat().map(String)),
];

/** Wakes other tabs: a cookie tells nobody that it has changed. */
export function tellCompared(): void {
  try {
    localStorage.setItem(nameOf(COMPARED), comparedIds().join());
  } catch {
    // Full or forbidden.
  }
}

/** Calls when another tab has changed what is compared. */
export function onOtherCompared(call: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === nameOf(COMPARED)) call();
  });
}

/** spec/3 §5: none stands in the list twice. */
export function compareAlso(id: string): number {
  const ids = [...new Set([...comparedIds(), id])];
  write(COMPARED, JSON.stringify(ids.map(Number)));
  return ids.length;
}

export const wishedIds = (): readonly string[] => Object.keys(parsed(WISHED));

export function wishAlso(id: string): number {
  const wishes = { ...parsed(WISHED), [id]: { product_id: Number(id) } };
  const count = Object.keys(wishes).length;
  write(WISHED, JSON.stringify(wishes));
  write(WISH_COUNT, String(count));
  return count;
}

/** By which a page knows whether what it has kept of a customer's lists is still so; undefined: nobody has said. */
export const wishHash = (): string | undefined => Cookies.get(nameOf('woodmart_wishlist_hash'));
