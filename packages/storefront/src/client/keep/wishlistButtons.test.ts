// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wishlistButtons } from './wishlistButtons.ts';
import { wishAlso } from './keptCookies.ts';

const button = (id: number): string =>
  `<div class="wd-wishlist-btn"><a data-product-id="${id}" data-added-text="Browse wishlist"><span>Add to wishlist</span></a></div>`;

const forget = (): void => void (document.cookie = 'woodmart_wishlist_products=; path=/; max-age=0');

beforeEach(() => {
  forget();
  sessionStorage.clear();
  localStorage.clear();
  Object.assign(window, {
    woodmart_settings: { wishlist_hash_name: 'wishes', wishlist_fragment_name: 'wish_fragments' },
  });
  document.body.innerHTML = `<div class="wd-header-wishlist"><span class="wd-tools-count"></span></div>${button(7)}${button(8)}`;
  wishlistButtons.start(document.body);
});

afterEach(() => {
  document.body.classList.remove('logged-in');
  Reflect.deleteProperty(window, 'woodmart_settings');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const counted = (words: string): Readonly<Record<string, string>> => ({
  '.wd-header-wishlist .wd-tools-count': `<span class="wd-tools-count">${words}</span>`,
});
const shown = () => ({
  count: document.querySelector('.wd-tools-count')?.textContent,
  isZero: document.querySelector('.wd-tools-count')?.classList.contains('is-zero'),
  buttons: [...document.querySelectorAll('.wd-wishlist-btn a')].map((each) => each.textContent),
});

it('a page that comes back from the history shows the wishes of now', () => {
  expect(shown()).toEqual({ count: '0', isZero: true, buttons: ['Add to wishlist', 'Add to wishlist'] });
  // On another page meanwhile.
  wishAlso('7');
  expect(shown().count).toBe('0');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(shown()).toEqual({ count: '1', isZero: false, buttons: ['Browse wishlist', 'Add to wishlist'] });
});

it('follows what another tab keeps and removes, also when it is as it was before', () => {
  const told = (newValue: string) =>
    dispatchEvent(Object.assign(new Event('storage'), { key: 'wishes', newValue }));
  document.querySelector<HTMLElement>('.wd-wishlist-btn a span')?.click();
  expect(localStorage.getItem('wishes')).toBe('7');
  wishAlso('8');
  told('7,8');
  expect(shown().count).toBe('2');
  forget();
  wishAlso('7');
  told('7');
  expect(shown()).toMatchObject({ count: '1', buttons: ['Browse wishlist', 'Add to wishlist'] });
});

it('tells other tabs what a page without its script has changed', () => {
  expect(localStorage.getItem('wishes')).toBe('');
  wishAlso('8');
  wishlistButtons.start(document.body);
  expect(localStorage.getItem('wishes')).toBe('8');
});

it.each([
  ['fails', async () => new Response('{}', { status: 500 })],
  ['sends a page instead of data', async () => new Response('<h1>Hello</h1>')],
  ['sends something else', async () => new Response('{"hello":1}')],
  ['sends nothing', async () => new Response('null')],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'a customer’s wishes stay as they are shown where the shop %s, which is said, and the button can be pressed again',
  async (_, answer) => {
    const said: unknown[] = [];
    vi.spyOn(console, 'error').mockImplementation((...words) => void said.push(...words));
    vi.stubGlobal('fetch', answer);
    document.body.classList.add('logged-in');
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await vi.waitFor(() => expect(said).toContain('something wrong loading wishlist data'));
    expect(sessionStorage.getItem('wish_fragments')).toBeNull();
    said.length = 0;
    const [pressed] = document.querySelectorAll<HTMLElement>('.wd-wishlist-btn a');
    pressed?.querySelector('span')?.click();
    await vi.waitFor(() =>
      expect(said).toContain(
        'We cant add to wishlist. Something wrong with AJAX response. Probably some PHP conflict.',
      ),
    );
    await vi.waitFor(() => expect(pressed?.hasAttribute('aria-busy')).toBe(false));
    expect(pressed?.className).toBe('');
  },
);

it.each([
  ['the popup is off', { wishlist_expanded: 'yes', wishlist_show_popup: 'disable' }],
  ['there are no groups', { wishlist_expanded: 'no', wishlist_show_popup: 'enable' }],
])('a customer’s wish goes to the default group without a question where %s', async (_, settings) => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(Object.fromEntries(new URL(url, location.href).searchParams));
    return new Response(JSON.stringify({ count: 1, hash: 'abc', products: [7], fragments: {} }));
  });
  document.body.classList.add('logged-in');
  Object.assign(Reflect.get(window, 'woodmart_settings'), { ajaxurl: '/ajax.php', ...settings });
  const [pressed] = document.querySelectorAll<HTMLElement>('.wd-wishlist-btn a');
  Object.assign(pressed?.dataset ?? {}, { key: 'n' });
  pressed?.querySelector('span')?.click();
  expect(pressed?.className).toBe('loading');
  await vi.waitFor(() => expect(pressed?.className).toBe('added'));
  expect(new Set(asked.map((each) => JSON.stringify(each)))).toEqual(
    new Set([JSON.stringify({ action: 'woodmart_add_to_wishlist', product_id: '7', group: '', key: 'n' })]),
  );
  const kept = ['wish_fragments', 'wish_fragments_products', 'wishes'].map((name) =>
    sessionStorage.getItem(name),
  );
  expect([...kept, localStorage.getItem('wishes')]).toEqual(['{}', '["7"]', 'abc', 'abc']);
});

it('what this tab has kept of a customer’s wishes is shown while its hash is the cookie’s, else the shop is asked', async () => {
  const asked = vi.fn<(url: string) => Promise<Response>>(async () => {
    return new Response(JSON.stringify({ count: 1, hash: 'new', products: [8], fragments: counted('new') }));
  });
  vi.stubGlobal('fetch', asked);
  document.body.classList.add('logged-in');
  for (const [key, value] of Object.entries({
    wishes: 'old',
    wish_fragments: JSON.stringify(counted('kept')),
    wish_fragments_products: '["7"]',
  }))
    sessionStorage.setItem(key, value);
  const comesBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  document.cookie = 'woodmart_wishlist_hash=old; path=/';
  comesBack();
  expect([shown(), asked.mock.calls]).toMatchObject([
    { count: 'kept', buttons: ['Browse wishlist', 'Add to wishlist'] },
    [],
  ]);
  document.cookie = 'woodmart_wishlist_hash=new; path=/';
  comesBack();
  await vi.waitFor(() =>
    expect(shown()).toMatchObject({ count: 'new', buttons: ['Add to wishlist', 'Browse wishlist'] }),
  );
  expect(asked).toHaveBeenCalled();
  expect(sessionStorage.getItem('wishes')).toBe('new');
  // Who uses the browser next, and is nobody's customer, is shown nothing of it.
  document.body.classList.remove('logged-in');
  comesBack();
  expect([shown().count, sessionStorage.getItem('wish_fragments')]).toEqual(['0', null]);
  document.cookie = 'woodmart_wishlist_hash=; path=/; max-age=0';
});

describe('what the shop answers to a customer’s wish', () => {
  const said: unknown[] = [];
  const press = async (answer: object): Promise<HTMLElement> => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer)));
    said.length = 0;
    vi.spyOn(console, 'error').mockImplementation((...words) => void said.push(...words));
    document.body.classList.add('logged-in');
    document.body.insertAdjacentHTML('beforeend', '<div class="woocommerce-notices-wrapper"></div>');
    const pressed = document.querySelector<HTMLElement>('.wd-wishlist-btn a') as HTMLElement;
    pressed.querySelector('span')?.click();
    await vi.waitFor(() => expect(pressed.classList.contains('loading')).toBe(false));
    return pressed;
  };
  const refusal = () => document.querySelector('.woocommerce-notices-wrapper [role=alert]')?.textContent;

  it('is told where it is refused with a reason, and the button can be pressed again', async () => {
    const pressed = await press({
      status: 'error',
      message: 'There is no such group.',
      count: 0,
      products: [],
    });
    expect([refusal(), pressed.className, said]).toEqual(['There is no such group.', '', []]);
  });

  it('is a fault where it is refused without one', async () => {
    const pressed = await press({ status: 'error', count: 1, products: [7] });
    expect([refusal(), pressed.className]).toEqual([undefined, '']);
    expect(new Set(said)).toEqual(
      new Set(['We cant add to wishlist. Something wrong with AJAX response. Probably some PHP conflict.']),
    );
  });

  it('may be a count alone, as other shops have it', async () => {
    const pressed = await press({ count: 3 });
    expect([shown().count, pressed.className, refusal()]).toEqual(['3', 'added', undefined]);
  });
});
