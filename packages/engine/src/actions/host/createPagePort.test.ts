// @vitest-environment happy-dom
import { createTestClock } from '@vitrine/browser/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Environment } from '../../ports/Environment.ts';
import { createPagePort } from './createPagePort.ts';

const motion = { durationMs: 0, ease: (progress: number) => progress, offset: '0' };

function boxed(selector: string, top: number): void {
  const element = document.querySelector(selector);
  if (element) element.getBoundingClientRect = () => new DOMRect(0, top, 100, 50);
}

function port() {
  const root = document.querySelector('sr7-module') as HTMLElement;
  const environment = { clock: createTestClock(), isReducedMotion: () => false };
  return createPagePort({ root, environment: environment as Partial<Environment> as Environment });
}

// Other tests share the page.
afterEach(() => window.scrollTo(0, 0));
beforeEach(() => {
  document.body.innerHTML =
    '<p id="a"></p><p id="page"></p><dialog data-modal-box><sr7-module></sr7-module><p id="a" class="in"></p></dialog>';
  for (const element of [document.documentElement, document.querySelector('dialog') as Element])
    Object.defineProperties(element, {
      scrollHeight: { value: 5000, configurable: true },
      clientHeight: { value: 500, configurable: true },
    });
  boxed('dialog', 0);
  boxed('#a', 900);
  boxed('#page', 400);
  boxed('sr7-module', -200);
  boxed('.in', 300);
  window.scrollTo(0, 10);
  (document.querySelector('dialog') as Element).scrollTop = 250;
});

const scrolled = (): number[] => [window.scrollY, document.querySelector('dialog')?.scrollTop ?? 0];

it.each([
  ['to an anchor in it', { kind: 'anchor', name: 'a' } as const, '0', [10, 550]],
  ['to an anchor in it with an offset', { kind: 'anchor', name: 'a' } as const, '-50px', [10, 500]],
  ['to the module', { kind: 'module' } as const, '0', [10, 50]],
  ['past the module', { kind: 'below' } as const, '0', [10, 100]],
  ['not above its start', { kind: 'module' } as const, '-60', [10, 250]],
  ['the page where the anchor is outside', { kind: 'anchor', name: 'page' } as const, '0', [410, 250]],
])('a module in a modal scrolls the modal %s', (_, target, offset, expected) => {
  port().scrollTo(target, { ...motion, offset });
  expect(scrolled()).toEqual(expected);
});

it('a module on the page scrolls the page', () => {
  document.querySelector('dialog')?.removeAttribute('data-modal-box');
  port().scrollTo({ kind: 'anchor', name: 'a' }, motion);
  expect(scrolled()).toEqual([910, 250]);
});

describe('the whole screen', () => {
  const asked: string[] = [];
  /** As a browser has it, or as one on an iPhone lacks it. */
  function screen(has: boolean, shown: Element | null = null): void {
    asked.length = 0;
    const ask = (what: string) => async () => void asked.push(what);
    const write = (on: object, name: string, value: unknown): void =>
      void Object.defineProperty(on, name, { value: has ? value : undefined, configurable: true });
    write(document, 'fullscreenElement', shown);
    write(document, 'exitFullscreen', ask('exit'));
    write(document.querySelector('sr7-module') as Element, 'requestFullscreen', ask('request'));
  }

  it.each([
    ['on', ['request']],
    ['toggle', ['request']],
    ['off', []],
  ] as const)('is asked for: %s', (mode, expected) => {
    screen(true);
    expect(port().fullscreen(mode)).toBe(true);
    expect(asked).toEqual(expected);
  });

  it('is given back', () => {
    screen(true, document.body);
    port().fullscreen('toggle');
    expect(asked).toEqual(['exit']);
  });

  it.each(['on', 'off', 'toggle'] as const)('is let be where no browser has it to give: %s', (mode) => {
    screen(false);
    expect(port().fullscreen(mode)).toBe(false);
    expect(asked).toEqual([]);
  });
});
