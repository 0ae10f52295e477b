// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeLater } from './closeLater.ts';

let closed = 0;
const panel = () => document.querySelector('.panel') as HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  closed = 0;
  document.body.innerHTML = '<div class="panel" tabindex="-1"><button>View cart</button></div>';
  panel().focus();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'woodmart_settings');
});

function begin(settings: Readonly<Record<string, string>>): void {
  Object.assign(window, { woodmart_settings: settings });
  closeLater(panel(), () => void closed++);
}
/** How often it was closed just before a time, and at it. */
function around(ms: number): readonly number[] {
  vi.advanceTimersByTime(ms - 1);
  const before = closed;
  vi.advanceTimersByTime(1);
  return [before, closed];
}

it('what opened closes after three seconds, or as many as the shop says', () => {
  begin({ add_to_cart_action_timeout: 'yes' });
  expect(around(3000)).toEqual([0, 1]);
  begin({ add_to_cart_action_timeout: 'yes', add_to_cart_action_timeout_number: '7' });
  expect(around(7000)).toEqual([1, 2]);
});

it('what opened stays where the shop wants that, and for whoever is at it', () => {
  begin({ add_to_cart_action_timeout: 'no', add_to_cart_action_timeout_number: '1' });
  vi.advanceTimersByTime(60_000);
  begin({ add_to_cart_action_timeout: 'yes' });
  document.querySelector('button')?.focus();
  vi.advanceTimersByTime(60_000);
  expect(closed).toBe(0);
});
