// @vitest-environment happy-dom
import { createTestClock, type TestClock } from '@vitrine/browser/testing';
import { readModal } from '@vitrine/model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rememberShown } from '../oneTime.ts';
import { watchTriggers } from './watchTriggers.ts';

let clock: TestClock;
let opened: number;
let stop: () => void;

function watch(trigger: object): void {
  stop = watchTriggers({
    alias: 'offer',
    trigger: readModal({ trigger }).trigger,
    document,
    clock,
    open: () => opened++,
  });
}

/** Of a page of 3000 px in a window of 1000. */
function scrollTo(px: number): void {
  document.documentElement.scrollTop = px;
  document.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  clock = createTestClock();
  opened = 0;
  stop = () => undefined;
  Object.defineProperties(document.documentElement, {
    scrollHeight: { value: 3000, configurable: true },
    clientHeight: { value: 1000, configurable: true },
  });
  document.documentElement.scrollTop = 0;
  document.body.innerHTML = '<p id="far"></p>';
  location.hash = '';
});
afterEach(() => {
  stop();
  document.cookie = 'offer_modal_one_time=;max-age=0;path=/';
});

describe('a modal opens by itself', () => {
  it('after a time', () => {
    watch({ delay: 6000 });
    clock.advance(5999);
    expect(opened).toBe(0);
    clock.advance(1);
    expect(opened).toBe(1);
  });

  it.each([
    ['so many pixels', 600, 599, 600],
    ['pixels with their unit', '600px', 599, 600],
    ['a share of the way', '60%', 1199, 1200],
    ['the very end', '100%', 1999, 2000],
  ])('when the page was scrolled by %s, once', (_, scroll, before, at) => {
    watch({ scroll });
    scrollTo(before);
    expect(opened).toBe(0);
    scrollTo(at);
    scrollTo(at + 1);
    expect(opened).toBe(1);
  });

  it('when an element was scrolled to', () => {
    const far = document.querySelector('#far') as Element;
    far.getBoundingClientRect = () => new DOMRect(0, 1500 - document.documentElement.scrollTop, 10, 10);
    watch({ scroll: '#far' });
    scrollTo(500);
    expect(opened).toBe(0);
    scrollTo(501);
    expect(opened).toBe(1);
  });

  it('on a page that was reloaded halfway down', () => {
    document.documentElement.scrollTop = 900;
    watch({ scroll: '600' });
    expect(opened).toBe(1);
  });

  it('whenever the document hears its event', () => {
    watch({ event: 'low-sun:offer' });
    document.dispatchEvent(new CustomEvent('low-sun:offer'));
    document.dispatchEvent(new CustomEvent('low-sun:offer'));
    expect(opened).toBe(2);
  });

  it('by the hash, half a second after the page has loaded', () => {
    location.hash = '#offer';
    watch({});
    clock.advance(499);
    expect(opened).toBe(0);
    clock.advance(1);
    expect(opened).toBe(1);
  });

  it('by every change of the hash to its alias', () => {
    watch({});
    clock.advance(500);
    for (const hash of ['#off', '#offer', '#', '#%6Fffer']) {
      location.hash = hash;
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    }
    expect(opened).toBe(2);
  });
});

describe('a modal does not open', () => {
  it.each([
    ['by what its settings do not name', {}],
    ['by a selector that is none', { scroll: '<<' }],
    ['by an element that is not there', { scroll: '#gone' }],
    ['by the hash where that is switched off', { hash: false }],
  ])('%s', (_, trigger) => {
    location.hash = 'hash' in trigger ? '#offer' : '';
    watch(trigger);
    scrollTo(3000);
    clock.advance(100_000);
    expect(opened).toBe(0);
  });

  it('by itself when it was shown and is shown one time only, but by the hash it does', () => {
    rememberShown('offer', 1, document);
    location.hash = '#offer';
    watch({ delay: 10, scroll: 10, event: 'now', once: true });
    scrollTo(500);
    clock.advance(499);
    document.dispatchEvent(new Event('now'));
    expect(opened).toBe(0);
    clock.advance(1);
    expect(opened).toBe(1);
  });

  it('once nobody watches any more', () => {
    location.hash = '#offer';
    watch({ delay: 10, scroll: 10, event: 'now' });
    stop();
    scrollTo(500);
    clock.advance(1000);
    document.dispatchEvent(new Event('now'));
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    expect([opened, clock.pending]).toEqual([0, 0]);
  });
});
