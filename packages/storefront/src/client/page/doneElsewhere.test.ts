// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadJQuery, unloadJQuery } from '../events/testing/loadJQuery.ts';
import { afterOthers, DONE_ELSEWHERE } from './doneElsewhere.ts';

type Name = keyof typeof DONE_ELSEWHERE;
const form = () => document.querySelector('form') as HTMLFormElement;
const isDone = (name: Name): boolean => DONE_ELSEWHERE[name](form());
const nothing = (): void => undefined;

/** What the scripts of other shops leave, and what scripts beside them may do that is not the same. */
const SIGNS: readonly (readonly [Name, () => unknown, () => unknown])[] = [
  [
    'cartButtons',
    () => jQuery()(document.body).on('ajax_request_not_sent.adding_to_cart', nothing),
    () => jQuery()(document.body).on('added_to_cart', nothing),
  ],
  [
    'cartFragments',
    () => jQuery()(window).on('storage onstorage', nothing),
    () => jQuery()(window).on('storage', nothing),
  ],
  [
    'cartPage',
    () => jQuery()(document).on('wc_update_cart added_to_cart', nothing),
    () => jQuery()(document.body).on('updated_wc_div', nothing),
  ],
  ['checkout', () => jQuery()(form()).on('update', nothing), () => jQuery()(form()).on('submit', nothing)],
  [
    'variations',
    () => jQuery()(form()).on('check_variations.wc-variation-form', nothing),
    () => jQuery()(form()).on('check_variations', nothing),
  ],
  [
    'smallThings',
    () => Object.assign(jQuery(), { scroll_to_notices: nothing }),
    () => Object.assign(jQuery(), { blockUI: nothing }),
  ],
];

let jQuery: typeof loadJQuery;

beforeEach(() => {
  document.body.innerHTML = '<form></form>';
  const loaded = loadJQuery();
  jQuery = () => loaded;
});
afterEach(() => {
  for (const target of [document.body, document, window]) clear(target);
  Reflect.deleteProperty(jQuery(), 'scroll_to_notices');
  unloadJQuery();
});
const clear = (target: EventTarget): void => (jQuery()(target) as unknown as { off(): void }).off();

describe.each(SIGNS)('what scripts of other shops do: %s', (name, leave, other) => {
  it('is known by what they leave', () => {
    expect(isDone(name)).toBe(false);
    leave();
    expect(isDone(name)).toBe(true);
  });

  it('is not taken for theirs because somebody else listens', () => {
    other();
    expect(isDone(name)).toBe(false);
  });

  it('is nobody’s on a page without jQuery', () => {
    leave();
    unloadJQuery();
    expect(isDone(name)).toBe(false);
  });
});

it('where visitors came from is told by the element of whoever has made it', () => {
  expect(isDone('attribution')).toBe(false);
  customElements.define('wc-order-attribution-inputs', class extends HTMLElement {});
  expect(isDone('attribution')).toBe(true);
});

it('begins when all others have, and at once where there are none', async () => {
  const begun: string[] = [];
  const ready = (name: string): void =>
    (jQuery() as unknown as (call: () => void) => void)(() => void begun.push(name));
  ready('before');
  afterOthers(() => void begun.push('ours'));
  ready('after');
  await vi.waitFor(() => expect(begun).toContain('ours'));
  expect(begun).toEqual(['before', 'after', 'ours']);
  unloadJQuery();
  afterOthers(() => void begun.push('alone'));
  expect(begun.at(-1)).toBe('alone');
});
