// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { visits } from './visits.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'vitrine_visits');
});

/** What is sent when a page is opened so. */
function open({
  referrer = '',
  search = '',
  type = 'navigate',
  webdriver = false,
  isOn = true,
}): readonly string[] {
  const sendBeacon = vi.fn<(url: string, body: URLSearchParams) => boolean>(() => true);
  vi.stubGlobal('navigator', { webdriver, sendBeacon });
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
  history.replaceState(null, '', `/shop/${search}`);
  if (isOn) Reflect.set(window, 'vitrine_visits', { url: '/visits' });
  visits.start(document.body);
  return sendBeacon.mock.calls.map(([url, body]) => `${url} ${body}`);
}

it('tells whence somebody came, and nothing else', () => {
  expect(
    open({ referrer: 'https://www.google.com/search?q=private', search: '?utm_source=news&x=1' }),
  ).toEqual(['/visits referrer=www.google.com&campaign=news']);
  expect(open({})).toEqual(['/visits referrer=&campaign=']);
});

it.each([
  ['the owner does not want it', { isOn: false }],
  ['a page of ours stood before it', { referrer: location.href }],
  ['it is loaded again', { type: 'reload' }],
  ['it is the way back', { type: 'back_forward' }],
  ['a program drives the browser', { webdriver: true }],
])('tells nothing where %s', (_, how) => {
  expect(open(how)).toEqual([]);
});
