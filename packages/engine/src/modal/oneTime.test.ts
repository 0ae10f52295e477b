// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { rememberShown, wasShown } from './oneTime.ts';

beforeEach(() => {
  document.cookie = 'offer_modal_one_time=;max-age=0;path=/';
});

it('remembers a modal by its alias and no other', () => {
  rememberShown('offer', 2, document);
  expect(document.cookie).toContain('offer_modal_one_time=true');
  expect([wasShown('offer', document), wasShown('off', document)]).toEqual([true, false]);
});

it.each([
  [72, 'offer_modal_one_time=true;max-age=259200;path=/;samesite=lax'],
  [0.5, 'offer_modal_one_time=true;max-age=1800;path=/;samesite=lax'],
  [0, 'offer_modal_one_time=true;path=/;samesite=lax'],
])('keeps it for %d hours', (hours, written) => {
  const set = vi.spyOn(document, 'cookie', 'set');
  rememberShown('offer', hours, document);
  expect(set).toHaveBeenCalledWith(written);
  set.mockRestore();
});

it('takes an alias of any letters', () => {
  rememberShown('a;b=c d', 1, document);
  expect(wasShown('a;b=c d', document)).toBe(true);
});
