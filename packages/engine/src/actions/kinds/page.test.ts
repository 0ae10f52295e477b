import { loadRareEases } from '@vitrine/motion';
import { beforeAll, describe, expect, it } from 'vitest';
import { runAction } from '../testing/runAction.ts';

beforeAll(loadRareEases);

describe('the page', () => {
  const scrolls = (target: object, durationMs = 1000, offset = '0') => [
    'scrollTo',
    target,
    durationMs,
    offset,
  ];

  it.each([
    ['an element by its id', { a: 'scroll', target: 'menu' }, { kind: 'anchor', name: 'menu' }],
    ['an element by its hash', { a: 'scrollto', target: '#menu' }, { kind: 'anchor', name: 'menu' }],
    ['an anchor', { a: 'scroll', anchor: '#menu' }, { kind: 'anchor', name: 'menu' }],
    ['the module', { a: 'scroll' }, { kind: 'module' }],
    ['under the module', { a: 'scrollbelow' }, { kind: 'below' }],
    ['under the module (older)', { a: 'scroll_under' }, { kind: 'below' }],
  ])('is scrolled to %s', (_, wire, target) => {
    expect(runAction(wire)).toEqual([scrolls(target)]);
    expect(runAction({ ...wire, s: '750ms', offset: '-50px' })).toEqual([scrolls(target, 750, '-50px')]);
  });

  it('is scrolled with the ease of the action, or the usual one where that is broken', () => {
    const eased = (e: string): number => {
      let middle = Number.NaN;
      runAction({ a: 'scrollbelow', e }, ({ page }) => {
        page.scrollTo = (_, { ease }) => void (middle = ease(0.5));
      });
      return middle;
    };
    expect(eased('none')).toBe(0.5);
    expect(eased('power3.out')).toBeCloseTo(1 - 0.5 ** 4, 5);
    expect(eased('')).toBe(eased('power3.out'));
    expect(eased('M0,0 C broken')).toBe(eased('power3.out'));
  });

  it('opens links in their window', () => {
    const wire = { a: 'link', link: 'example.org/x', http: 'https' };
    expect(runAction({ ...wire, target: '_blank' })).toEqual([['open', 'https://example.org/x', '_blank']]);
    expect(runAction(wire)).toEqual([['open', 'https://example.org/x', '_self']]);
    expect(runAction({ ...wire, target: 'window.close' })[0]?.[2]).toBe('_self');
  });

  it('scrolls instead of opening where a link leads to this page, and the address says so', () => {
    expect(runAction({ a: 'link', link: '/shop/', anchor: 'sale', target: '_blank', s: 500 })).toEqual([
      scrolls({ kind: 'anchor', name: 'sale' }, 500),
      ['setHash', 'sale'],
    ]);
  });

  it('does nothing for a link that is left to the browser, or leads nowhere', () => {
    expect(runAction({ a: 'link', link: '/x' }, undefined, true)).toEqual([]);
    expect(runAction({ a: 'link', link: 'javascript:alert(1)' })).toEqual([]);
    expect(runAction({ a: 'link' })).toEqual([]);
  });

  it.each([
    ['fullscreen', 'on'],
    ['exitFullscreen', 'off'],
    ['toggleFullscreen', 'toggle'],
  ])('%s turns the whole screen %s', (a, mode) => {
    expect(runAction({ a })[0]).toEqual(['fullscreen', mode]);
  });

  it.each([
    [
      true,
      [
        ['fullscreen', 'toggle'],
        ['toggleText', '9'],
      ],
    ],
    [false, [['fullscreen', 'toggle']]],
  ])(
    'shows the other text of what switches the whole screen, if there is one to have: %s',
    (has, expected) => {
      const asked = runAction({ a: 'toggleFullscreen' }, (host) => void (host.hasFullscreen = has));
      expect(asked).toEqual(expected);
    },
  );

  it('is told events, one or several', () => {
    expect(runAction({ a: 'event', ev: 'shop:open, shop:ready' })).toEqual([
      ['dispatch', 'shop:open'],
      ['dispatch', 'shop:ready'],
    ]);
    expect(runAction({ a: 'event' })).toEqual([]);
  });

  it('asks for the motion of the device', () => {
    expect(runAction({ a: 'getAccelerationPermission' })).toEqual([['requestMotionPermission']]);
  });
});
