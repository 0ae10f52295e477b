import { describe, expect, it } from 'vitest';
import {
  deviceList,
  deviceMinimum,
  desktopMinimum,
  hasCustomBreakpoints,
  mediaQuery,
} from './breakpoints.ts';
import { readBreakpoints } from './readBreakpoints.ts';
import { isMet } from './conditions.ts';
import { linkAttributes } from './linkAttributes.ts';
import { safeHref } from './safeHref.ts';
import { isEmpty, readSettings } from './Settings.ts';
import { dailymotionId, vimeoId, vimeoToken, youtubeId } from './videoIds.ts';

const usual = readBreakpoints();
const all = readBreakpoints({
  active_breakpoints: ['mobile', 'mobile_extra', 'tablet', 'tablet_extra', 'laptop', 'widescreen'].map(
    (name) => `viewport_${name}`,
  ),
});

describe('breakpoints', () => {
  it('are those of mobile and tablet until a kit says otherwise', () => {
    expect(deviceList(usual, { withDesktop: true })).toEqual(['mobile', 'tablet', 'desktop']);
    expect(deviceList(all, { withDesktop: true, largeToSmall: true }).slice(0, 3)).toEqual([
      'widescreen',
      'desktop',
      'laptop',
    ]);
    expect([desktopMinimum(usual), desktopMinimum(all)]).toEqual([1025, 1367]);
    expect([
      deviceMinimum(usual, 'mobile'),
      deviceMinimum(usual, 'tablet'),
      deviceMinimum(all, 'widescreen'),
    ]).toEqual([320, 768, 2400]);
    expect([
      hasCustomBreakpoints(usual),
      hasCustomBreakpoints(all),
      hasCustomBreakpoints(readBreakpoints({ viewport_mobile: 700 })),
    ]).toEqual([false, true, true]);
  });

  it('of old kits are one less than where the next device begins', () => {
    expect(
      readBreakpoints({ viewport_md: 700, viewport_lg: 1000 })
        .slice(0, 3)
        .map(({ value }) => value),
    ).toEqual([699, 880, 999]);
  });

  it('become queries', () => {
    expect([
      mediaQuery(all, 'widescreen'),
      mediaQuery(usual, 'mobile'),
      mediaQuery(usual, 'desktop'),
    ]).toEqual(['(min-width:2400px)', '(max-width:767px)', null]);
  });
});

it.each([
  [{ look: 'line' }, { look: 'line' }, true],
  [{ 'look!': ['', 'none'] }, { look: 'solid' }, true],
  [{ 'look!': '' }, {}, false],
  [{ 'image[url]!': '' }, { image: { url: '' } }, false],
  [{ a: ['x', 'y'], b: 1 }, { a: 'y', b: '1' }, true],
])('the condition %j of %j is met: %s', (condition, settings, met) =>
  expect(isMet(condition, settings)).toBe(met),
);

it('takes a list for no settings, and skips stray numbers', () => {
  expect(readSettings([])).toEqual({});
  expect(readSettings({ 0: 'x', title: 'y' })).toEqual({ title: 'y' });
  expect([
    isEmpty({ unit: 'px', size: '' }),
    isEmpty({ unit: 'px', size: 0 }),
    isEmpty({ unit: 'px', top: '', left: '' }),
  ]).toEqual([true, false, true]);
});

describe('links', () => {
  it('carry what they may, and nothing that runs', () => {
    const link = {
      url: ' https://a.example/ ',
      is_external: 'on',
      nofollow: 'true',
      custom_attributes:
        'data-x|1, onclick|alert(1), href|//evil, download|, as|script, html|<b>, key|1, ref|x, style|x, srcdoc|x, children|x',
    };
    expect(linkAttributes(link)).toEqual({
      'data-x': '1',
      download: '',
      href: 'https://a.example/',
      target: '_blank',
      rel: 'nofollow noopener',
    });
    expect(linkAttributes({ url: '' })).toBeNull();
  });

  it('are what their own attributes say over what their switches do', () => {
    const link = { url: '/a/', is_external: 'on', nofollow: 'on', custom_attributes: 'rel|me,target|_top' };
    expect(linkAttributes(link)).toEqual({ href: '/a/', target: '_top', rel: 'me' });
  });

  it.each([
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'JaVaScRiPt&colon;alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '\u0001javascript:x',
    '&#106;avascript:x',
  ])('to %j lead nowhere', (url) => expect(safeHref(url)).toBe(''));

  it.each([
    '/about/',
    '#top',
    'mailto:a@b.c',
    'tel:+1',
    '//cdn.example/x',
    'skype:x?call',
    'viber://chat',
    '?page=2',
  ])('to %j stay', (url) => expect(safeHref(url)).toBe(url));
});

it.each([
  ['https://www.youtube.com/watch?list=1&v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['youtu.be/dQw4w9WgXcQ?t=4', 'dQw4w9WgXcQ'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://evil.example/?youtu.be/dQw4w9WgXcQ', null],
])('%s is the film %s', (url, id) => expect(youtubeId(url)).toBe(id));

it('knows films of other platforms', () => {
  expect([
    vimeoId('https://vimeo.com/235215203/abc123'),
    vimeoToken('https://vimeo.com/235215203/abc123'),
  ]).toEqual(['235215203', 'abc123']);
  expect([vimeoId('https://vimeo.com/channels/staff/235215203'), vimeoId('https://vimeo.com/x')]).toEqual([
    '235215203',
    null,
  ]);
  expect(dailymotionId('https://www.dailymotion.com/video/x6tqhqb')).toBe('x6tqhqb');
});
