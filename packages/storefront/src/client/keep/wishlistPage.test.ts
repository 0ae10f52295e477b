// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { wishlistPage } from './wishlistPage.ts';

/** A list of two products, as the server draws it, with what a visitor has ticked before the script came. */
const listWith = (ticked: readonly string[]): string => {
  const box = (name: string, className: string): string =>
    `<input type="checkbox" id="${name}" class="${className}"${ticked.includes(name) ? ' checked' : ''}>`;
  return `<div class="wd-wishlist-content"><form>
    <label class="wd-wishlist-select-all">${box('all', '')}</label>
    ${box('jar', 'wd-wishlist-checkbox')}${box('mug', 'wd-wishlist-checkbox')}</form></div>`;
};

const boxOf = (id: string): HTMLInputElement => document.getElementById(id) as HTMLInputElement;

function start(...ticked: readonly string[]): void {
  document.body.innerHTML = listWith(ticked);
  wishlistPage.start(document.querySelector('.wd-wishlist-content') as HTMLElement);
}

describe('a list whose script comes late', () => {
  it('chooses every product once all of it is ticked', () => {
    start('all');
    expect([boxOf('jar').checked, boxOf('mug').checked, boxOf('all').checked]).toEqual([true, true, true]);
  });

  it('keeps all of it ticked beside one product of it', () => {
    start('all', 'jar');
    expect([boxOf('mug').checked, boxOf('all').checked]).toEqual([true, true]);
  });

  it('says that some of it, or all of it, is chosen', () => {
    start('jar');
    expect([boxOf('all').checked, boxOf('all').indeterminate]).toEqual([false, true]);
    start('jar', 'mug');
    expect([boxOf('all').checked, boxOf('all').indeterminate]).toEqual([true, false]);
  });

  it('has nothing chosen where nothing was ticked', () => {
    start();
    expect([boxOf('jar').checked, boxOf('all').checked, boxOf('all').indeterminate]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('a product that the shop does not take off', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it.each([
    ['fails', async () => new Response('{}', { status: 500 })],
    ['sends a page instead of data', async () => new Response('<h1>Hello</h1>')],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is taken off by its link, which is said, where the shop %s', async (_, answer) => {
    const said: unknown[] = [];
    const went: string[] = [];
    vi.spyOn(console, 'error').mockImplementation((...words) => void said.push(...words));
    vi.spyOn(location, 'assign').mockImplementation((url) => void went.push(String(url)));
    vi.stubGlobal('fetch', answer);
    document.body.innerHTML = `<div class="wd-wishlist-content" data-key="k">
      <a class="wd-wishlist-remove" data-product-id="7" data-group-id="1" href="/wishlist/?remove=7">×</a></div>`;
    wishlistPage.start(document.querySelector('.wd-wishlist-content') as HTMLElement);
    document.querySelector<HTMLElement>('.wd-wishlist-remove')?.click();
    await vi.waitFor(() => expect(went).toEqual([new URL('/wishlist/?remove=7', location.href).href]));
    expect(said).toEqual([
      'We cant remove from wishlist. Something wrong with AJAX response. Probably some PHP conflict.',
    ]);
  });
});

describe('what is taken off', () => {
  const asked: (readonly (readonly [string, string])[])[] = [];
  let sure: ReturnType<typeof vi.fn<(notice?: string) => boolean>>;

  afterEach(() => {
    Reflect.deleteProperty(window, 'woodmart_settings');
    vi.unstubAllGlobals();
  });

  function open(ticked: readonly string[]): void {
    asked.length = 0;
    sure = vi.fn<(notice?: string) => boolean>(() => true);
    vi.stubGlobal('confirm', sure);
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push([...new URL(url, location.href).searchParams]);
      const wishlist_content = '<div class="wd-wishlist-content">Rest</div>';
      return new Response(JSON.stringify({ count: 0, hash: 'abc', fragments: {}, wishlist_content }));
    });
    Object.assign(window, { woodmart_settings: { ajaxurl: '/ajax.php', wishlist_remove_notice: 'Really?' } });
    const box = (id: string): string =>
      `<input type="checkbox" class="wd-wishlist-checkbox" name="product_id[]" value="${id}"${ticked.includes(id) ? ' checked' : ''}>`;
    document.body.innerHTML = `<div class="wd-wishlist-content" data-key="k" data-ajax_page="2" data-list="0">
      <form><input type="hidden" name="group_id" value="4">${box('7')}${box('8')}
      <a class="wd-wishlist-remove" data-product-id="7" data-group-id="4" href="/wishlist/?remove=7">×</a>
      <button type="submit" name="wishlist_action" value="remove">Remove selected</button></form></div>`;
    wishlistPage.start(document.querySelector('.wd-wishlist-content') as HTMLElement);
  }
  const submit = (): void => {
    const submitter = document.querySelector('button');
    document
      .querySelector('form')
      ?.dispatchEvent(new SubmitEvent('submit', { submitter, bubbles: true, cancelable: true }));
  };
  const isDone = () =>
    vi.waitFor(() => expect(document.querySelector('.wd-wishlist-content')?.textContent).toBe('Rest'));
  const common = [
    ['group_id', '4'],
    ['key', 'k'],
    ['atts[ajax_page]', '2'],
    ['atts[list]', '0'],
  ];

  it('one by one is named with its group, and with the page of the list that is drawn anew', async () => {
    open([]);
    document.querySelector<HTMLElement>('.wd-wishlist-remove')?.click();
    await isDone();
    expect(asked).toEqual([[['action', 'woodmart_remove_from_wishlist'], ['product_id', '7'], ...common]]);
    expect(sure).not.toHaveBeenCalled();
  });

  it('together is asked for first, in the shop’s words', async () => {
    open(['7', '8']);
    sure.mockReturnValueOnce(false);
    submit();
    expect([sure.mock.calls, asked]).toEqual([[['Really?']], []]);
    submit();
    await isDone();
    const products = [
      ['product_id[]', '7'],
      ['product_id[]', '8'],
    ];
    expect(asked).toEqual([[['action', 'woodmart_remove_from_wishlist'], ...products, ...common]]);
  });

  it('is nothing where nothing is chosen', () => {
    open([]);
    submit();
    expect([sure.mock.calls, asked]).toEqual([[], []]);
  });
});

describe('what is done with lists', () => {
  let sent: string[] = [];
  let plainly = 0;
  let isSure = true;
  let questions = 0;
  const drawn =
    '<div class="woocommerce-notices-wrapper"></div><div class="wd-wishlist-content">Drawn anew</div>';
  const shows =
    (html: string, status = 200) =>
    async (_url: string, { body }: RequestInit) => {
      sent.push(String(body));
      return new Response(html, { status, headers: { 'content-type': 'text/html' } });
    };
  afterEach(() => vi.unstubAllGlobals());

  /** A list with so many products, of which some are ticked, whose button of this name is pressed. */
  function press(
    action: string,
    { products = 1, ticked = 0, title = 'Presents', answer = shows(drawn) } = {},
  ): boolean {
    sent = [];
    plainly = questions = 0;
    vi.stubGlobal('fetch', answer);
    vi.stubGlobal('confirm', () => (questions++, isSure));
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => void plainly++);
    const boxes = Array.from(
      { length: products },
      (_each, at) =>
        `<input type="checkbox" class="wd-wishlist-checkbox" name="product_id[]" value="${at}"${at < ticked ? ' checked' : ''}>`,
    );
    document.body.innerHTML = `<main id="main" tabindex="-1"><div class="wd-wishlist-content"><div class="wd-wishlist-group">
      <form action="/wishlist/"><input name="title" value="${title}">${boxes.join('')}
      <button type="submit" name="wishlist_action" value="${action}">Do it</button></form></div></div></main>`;
    wishlistPage.start(document.querySelector('.wd-wishlist-content') as HTMLElement);
    const submitter = document.querySelector('button');
    const event = new SubmitEvent('submit', { submitter, bubbles: true, cancelable: true });
    return document.querySelector('form')?.dispatchEvent(event) ?? true;
  }
  const isDrawn = () =>
    vi.waitFor(() => expect(document.querySelector('.wd-wishlist-content')?.textContent).toBe('Drawn anew'));

  it.each(['rename_group', 'create_group', 'set_default_group'])(
    '%s is sent as the form would send it',
    async (action) => {
      expect(press(action)).toBe(false);
      await isDrawn();
      expect(sent).toEqual([`title=Presents&wishlist_action=${action}`]);
      expect([questions, plainly]).toEqual([0, 0]);
    },
  );

  it.each(['rename_group', 'create_group'])('%s without a name is not sent', (action) => {
    press(action, { title: '  ' });
    expect(sent).toEqual([]);
  });

  it('products are moved, where some are chosen', async () => {
    press('move');
    expect(sent).toEqual([]);
    press('move', { ticked: 1 });
    await isDrawn();
    expect(sent).toEqual([`title=Presents&${encodeURIComponent('product_id[]')}=0&wishlist_action=move`]);
  });

  it('a list is deleted after a question, unless nothing is on it', async () => {
    isSure = false;
    press('delete_group');
    expect([questions, sent]).toEqual([1, []]);
    isSure = true;
    press('delete_group');
    await isDrawn();
    expect([questions, sent.length]).toEqual([1, 1]);
    press('delete_group', { products: 0 });
    await isDrawn();
    expect([questions, sent.length]).toEqual([0, 1]);
  });

  it.each([
    ['fails', shows(drawn, 500)],
    ['answers with another page', shows('<h1>Hello</h1>')],
    ['answers without a list', shows('<div class="woocommerce-notices-wrapper">Who are you?</div>')],
    [
      'answers with data',
      async () => new Response(drawn, { headers: { 'content-type': 'application/json' } }),
    ],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('the form is sent as ever where the shop %s', async (_, answer) => {
    press('set_default_group', { answer });
    await vi.waitFor(() => expect(plainly).toBe(1));
    expect(new FormData(document.querySelector('form') as HTMLFormElement).get('wishlist_action')).toBe(
      'set_default_group',
    );
  });
});
