// @vitest-environment happy-dom
import sourcebuster from 'sourcebuster';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attribution } from './attribution.ts';

vi.mock('sourcebuster', () => ({
  default: { init: vi.fn<() => void>(), get: { current: { src: 'letter' }, udata: { vst: '3' } } },
}));

const params = { lifetime: 6, session: 30, base64: false, prefix: 'wc_order_attribution_' };
const fields = { utm_source: 'current.src', session_count: 'udata.vst', utm_term: 'current.trm' };
/** What consent tools find on a page. */
interface Page {
  setOrderTracking(isOn: boolean): void;
}

function open(allowTracking: boolean | 'yes' | 'no' = true): Page {
  const page = { params: { ...params, allowTracking }, fields };
  Object.assign(window, { wc_order_attribution: page });
  attribution.start(document.body);
  return page as unknown as Page;
}
const sent = () =>
  [...document.querySelectorAll('input')].map(({ type, name, value }) => [type, name, value].join(' '));
const KNOWN = [
  'hidden wc_order_attribution_utm_source letter',
  'hidden wc_order_attribution_session_count 3',
  'hidden wc_order_attribution_utm_term ',
];
const UNKNOWN = Object.keys(fields).map((name) => `hidden wc_order_attribution_${name} `);

beforeEach(() => {
  vi.mocked(sourcebuster.init).mockClear();
  document.body.innerHTML = '<form><wc-order-attribution-inputs></wc-order-attribution-inputs></form>';
  document.cookie = 'sbjs_current=typ%3Dutm; path=/';
  document.cookie = 'other=1; path=/';
});
afterEach(() => {
  Reflect.deleteProperty(window, 'wc_order_attribution');
  for (const name of ['sbjs_current', 'other']) document.cookie = `${name}=; path=/; max-age=0`;
});

it('is followed as long as the shop says, in UTC, and put into forms', () => {
  open();
  expect(vi.mocked(sourcebuster.init).mock.calls).toEqual([
    [{ lifetime: 6, session_length: 30, base64: false, timezone_offset: 0 }],
  ]);
  expect(sent()).toEqual(KNOWN);
});

it.each([[false], ['no' as const]])(
  'is not followed where the shop says %s, and nothing of it stays',
  (allow) => {
    open(allow);
    expect(sourcebuster.init).not.toHaveBeenCalled();
    expect(sent()).toEqual(UNKNOWN);
    expect(document.cookie).toBe('other=1');
  },
);

it('can be switched off and on again by whoever asks visitors for it', () => {
  const page = open();
  page.setOrderTracking(false);
  expect(sent()).toEqual(UNKNOWN);
  expect(document.cookie).toBe('other=1');
  page.setOrderTracking(true);
  expect(sent()).toEqual(KNOWN);
});
