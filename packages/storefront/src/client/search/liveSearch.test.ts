// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askSuggestions } from './askSuggestions.ts';
import { liveSearch } from './liveSearch.ts';

vi.mock('./askSuggestions.ts', () => ({ askSuggestions: vi.fn<typeof askSuggestions>() }));

const input = () => document.querySelector('input') as HTMLInputElement;
const rows = () => [...document.querySelectorAll('[role=option]')].map((row) => row.textContent?.trim());
const asked = () => vi.mocked(askSuggestions).mock.calls.map(([fields]) => fields.query);
const signals = () => vi.mocked(askSuggestions).mock.calls.map(([, signal]) => signal.aborted);

/** `fewest`: letters that a search begins with; '': as the library that themes bring has it. */
function open(fewest: string, delay = '300'): void {
  Object.assign(window, { woodmart_settings: { ajax_search_delay: delay, all_results: 'All' } });
  document.body.innerHTML = `<div><form ${fewest && `data-symbols_count="${fewest}"`}><input name="s" id="s"></form>
    <div class="wd-dropdown-results"><div class="wd-scroll-content"></div></div></div>`;
  liveSearch.start(document.querySelector('form') as HTMLElement);
}
function type(text: string): void {
  input().value = text;
  input().dispatchEvent(new Event('input', { bubbles: true }));
}
const found = (value: string) => ({ value, permalink: `/product/${value}/` });

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(askSuggestions)
    .mockReset()
    .mockImplementation(async ({ query }) => [found(query)] as never);
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'woodmart_settings');
});

it('asks 300 ms after the last letter, once for all of them', async () => {
  open('3');
  type('cup');
  await vi.advanceTimersByTimeAsync(299);
  expect(asked()).toEqual([]);
  type('cups');
  await vi.advanceTimersByTimeAsync(299);
  expect(asked()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked()).toEqual(['cups']);
  expect(rows()).toEqual(['cups', 'All']);
});

it.each([
  ['3', 'cu', 'cup'],
  ['', '', 'c'],
])('with the fewest letters set to “%s”, “%s” is too short and “%s” is not', async (fewest, short, long) => {
  open(fewest, '0');
  type(short);
  await vi.advanceTimersByTimeAsync(9000);
  expect(asked()).toEqual([]);
  type(long);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toEqual([long]);
});

it('an answer to what is no longer asked is dropped', async () => {
  let answer: (of: never) => void = () => undefined;
  vi.mocked(askSuggestions).mockImplementationOnce(() => new Promise((done) => void (answer = done)));
  open('1');
  type('c');
  await vi.advanceTimersByTimeAsync(300);
  type('cu');
  expect(signals()).toEqual([true]);
  answer([found('late')] as never);
  await vi.advanceTimersByTimeAsync(300);
  expect(asked()).toEqual(['c', 'cu']);
  expect(rows()).toEqual(['cu', 'All']);
});

it('what is shortened below the fewest letters is closed, and asked no more', async () => {
  open('2');
  type('cu');
  await vi.advanceTimersByTimeAsync(100);
  type('c');
  await vi.advanceTimersByTimeAsync(9000);
  expect(asked()).toEqual([]);
  expect(input().getAttribute('aria-expanded')).toBe('false');
});

it('asks again when another category is chosen, and says which', async () => {
  open('1');
  input().insertAdjacentHTML(
    'afterend',
    '<select name="product_cat"><option value=""><option value="cups"></select>',
  );
  liveSearch.start(document.querySelector('form') as HTMLElement);
  type('c');
  await vi.advanceTimersByTimeAsync(300);
  vi.mocked(askSuggestions).mockClear();
  const select = document.querySelector('select') as HTMLSelectElement;
  select.value = 'cups';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(300);
  expect(vi.mocked(askSuggestions).mock.calls.map(([fields]) => fields)).toContainEqual({
    query: 'c',
    number: '',
    post_type: '',
    product_cat: 'cups',
  });
});

it('shows of each row what the shop says, and goes to none that leads nowhere', async () => {
  vi.mocked(askSuggestions).mockResolvedValueOnce([
    {
      value: 'Cup &lt;b&gt;',
      permalink: '/product/cup/',
      thumbnail: '<img src="/cup.jpg" alt="">',
      price: '<b>8</b>',
      sku: 'C<1',
    },
    { value: 'No products found', permalink: '', products_not_found: true },
    { value: '', permalink: '', divider: 'From the journal' },
    { value: 'On cups', permalink: '/on-cups/' },
  ]);
  open('1', '0');
  document.querySelector('form')?.setAttribute('data-found-text', '{number} found');
  type('cup');
  await vi.advanceTimersByTimeAsync(0);
  expect(rows()).toEqual(['Cup <b>C<18', 'On cups', 'All']);
  const [first] = document.querySelectorAll<HTMLAnchorElement>('a[role=option]');
  expect([first?.getAttribute('href'), first?.querySelector('strong')?.textContent]).toEqual([
    '/product/cup/',
    'Cup',
  ]);
  expect(first?.querySelector('.suggestion-thumb img')?.getAttribute('src')).toBe('/cup.jpg');
  expect(first?.querySelector('.suggestion-price b')?.textContent).toBe('8');
  const others = [...document.querySelectorAll('[role=presentation]')].map((row) => [
    row.className,
    row.textContent,
  ]);
  expect(others).toEqual([
    ['autocomplete-suggestion no-results', 'No products found'],
    ['search-divider', 'From the journal'],
  ]);
  expect(document.querySelector('[role=status]')?.textContent).toBe('2 found');
});

it('says that there is nothing, without a way to all of it', async () => {
  const none = { value: 'No products found', permalink: '', products_not_found: true, no_results: true };
  vi.mocked(askSuggestions).mockResolvedValueOnce([none]);
  open('1', '0');
  type('xyz');
  await vi.advanceTimersByTimeAsync(0);
  expect(rows()).toEqual([]);
  expect(document.querySelector('[role=status]')?.textContent).toBe('No products found');
});
