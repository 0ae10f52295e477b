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
