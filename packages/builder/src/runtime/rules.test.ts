import { describe, expect, it } from 'vitest';
import { actionUrl } from './actions/actionUrl.ts';
import { readAction } from './actions/readAction.ts';
import { anchorOffsets, isAnchorHash } from './anchors/anchorOffsets.ts';
import { entranceAnimation } from './animation/entranceAnimation.ts';
import { coverSize, fromTo } from './background/coverSize.ts';
import { kenBurnsClasses, slideshowDirection, slideshowOptions } from './background/slideshowOptions.ts';
import { createBreakpoints } from './breakpoints/defaultBreakpoints.ts';
import { escapeHtml } from './escape/escapeHtml.ts';
import { readPageConfig, TEXTS } from './page/PageConfig.ts';
import { elementPercentage, pagePercentage, thresholdsOf } from './scroll/scrollObserver.ts';
import { readPath, readSettings } from './settings/readSettings.ts';
import { stretchBox, type StretchMeasures } from './stretch/stretchBox.ts';
import { countedText } from './widgets/countedText.ts';
import { nextByKey } from './widgets/nextByKey.ts';

describe('escaping', () => {
  it('writes the five characters as entities, also of what was escaped', () => {
    expect(escapeHtml(`<a b="c">'&amp;'`)).toBe('&lt;a b=&quot;c&quot;&gt;&#39;&amp;amp;&#39;');
    expect(() => escapeHtml(undefined as unknown as string)).toThrow(TypeError);
  });
});

describe('action links', () => {
  it('names an action with its settings', () => {
    const url = actionUrl('lightbox', { id: 7, title: 'Größe' });
    expect(url.startsWith('%23elementor-action')).toBe(true);
    expect(readAction(url)).toEqual({ name: 'lightbox', settings: { id: 7, title: 'Größe' } });
    expect(readAction('#elementor-action:action=popup:open&')).toEqual({ name: 'popup:open', settings: {} });
  });

  it('names none without an action, or with nothing after its name', () => {
    expect(readAction('#elementor-action:settings=e30=')).toBeNull();
    expect(readAction('#elementor-action:action=lightbox')).toBeNull();
  });

  it('throws for settings that cannot be read', () => {
    expect(() => readAction('#elementor-action:action=x&settings=%%%')).toThrow(URIError);
    expect(() => readAction('#elementor-action:action=x&settings=e30')).not.toThrow();
    expect(() => readAction(`#elementor-action:action=x&settings=${btoa('{')}`)).toThrow(SyntaxError);
    expect(() => readAction('#elementor-action:action=x&settings=!!')).toThrow('character');
  });
});

describe('anchors', () => {
  it('are valid ids alone', () => {
    expect(['#a', '#_a-1', '#1a', '#', '#a.b', '#a:b', '#-a'].map(isAnchorHash)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('take the offset of the sticky element above them, up to the next', () => {
    const stickies = [
      { thing: 90, topPx: 500 },
      { thing: 60, topPx: 0 },
    ];
    const targets = [100, 500, 900].map((topPx) => ({ thing: `at ${topPx}`, topPx }));
    expect([...anchorOffsets(stickies, targets)]).toEqual([
      ['at 100', 60],
      ['at 500', 60],
      ['at 900', 90],
    ]);
    expect(anchorOffsets(stickies, [{ thing: 'above', topPx: -1 }]).size).toBe(0);
  });
});

describe('stretching', () => {
  const measures: StretchMeasures = {
    elementLeft: 100,
    elementWidth: 600,
    isFixed: false,
    containerLeft: 0,
    containerWidth: 1000,
    containerIsWindow: true,
    isRtl: false,
  };

  it.each<[string, Partial<StretchMeasures>, string, number]>([
    ['to the window', {}, 'left', -100],
    ['right to left', { isRtl: true }, 'right', -300],
    ['fixed, to the window', { isFixed: true }, 'left', 0],
    ['to a container', { containerIsWindow: false, containerLeft: 40 }, 'left', -60],
    ['fixed, in a container', { containerIsWindow: false, containerLeft: 200, isFixed: true }, 'left', 200],
    [
      'fixed, right of its container’s edge',
      { containerIsWindow: false, containerLeft: 40, isFixed: true },
      'left',
      60,
    ],
  ])('%s', (_name, more, side, offsetPx) => {
    expect(stretchBox({ ...measures, ...more })).toEqual({ widthPx: 1000, side, offsetPx });
  });
});

describe('scroll observing', () => {
  it('makes thresholds of equal steps, or 0 alone', () => {
    expect(thresholdsOf(4)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(thresholdsOf(1)).toEqual([0, 1]);
    expect(thresholdsOf(1.5)).toEqual([0, 1 / 1.5]);
    expect([thresholdsOf(0), thresholdsOf(101), thresholdsOf(Number.NaN)]).toEqual([[0], [0], [0]]);
    expect(thresholdsOf(100).length).toBeGreaterThanOrEqual(100);
  });

  it('tells how far an element has come through the view, and a page was scrolled', () => {
    expect(elementPercentage({ top: 500, height: 500 }, 1000)).toBe(33.33);
    expect(elementPercentage({ top: 5000, height: 500 }, 1000)).toBe(0);
    expect(elementPercentage({ top: -5000, height: 500 }, 1000)).toBe(100);
    expect(pagePercentage({ scrollTop: 500, scrollHeight: 2000, clientHeight: 1000 })).toBe(50);
    expect(pagePercentage({ scrollTop: 500, scrollHeight: 2000, clientHeight: 1000 }, {}, 250)).toBe(200);
  });
});

describe('entrance animations', () => {
  const on = (device: string) => ({ breakpoints: createBreakpoints(), device });

  it('take the device’s name, containers’ before widgets’, with its delay', () => {
    expect(entranceAnimation({ _animation: 'fadeIn', _animation_delay: 200 }, on('desktop'))).toEqual({
      name: 'fadeIn',
      delayMs: 200,
    });
    expect(entranceAnimation({ animation: 'zoomIn', animation_mobile: 'none' }, on('mobile'))?.name).toBe(
      'none',
    );
    expect(entranceAnimation({ animation: 'fadeIn', animation_delay: '150' }, on('desktop'))?.delayMs).toBe(
      150,
    );
    expect(entranceAnimation({ animation: 'fadeIn' }, on('desktop'))?.delayMs).toBe(0);
    expect(entranceAnimation({ _animation: '' }, on('desktop'))).toBeNull();
  });
});

describe('backgrounds', () => {
  it('cover their box', () => {
    expect(coverSize({ width: 1600, height: 400 }, 16 / 9)).toEqual({ width: 1600, height: 900 });
    expect(coverSize({ width: 900, height: 900 }, 16 / 9)).toEqual({ width: 1600, height: 900 });
  });

  it('name the seconds of a film in its address', () => {
    expect(fromTo('a.mp4', '', '')).toBe('a.mp4');
    expect(fromTo('a.mp4', 3, '')).toBe('a.mp4#t=3');
    expect(fromTo('a.mp4', undefined, 9)).toBe('a.mp4#t=0,9');
  });

  it('go by as their settings say', () => {
    expect(slideshowOptions({}, 3)).toEqual({
      grabCursor: false,
      slidesPerView: 1,
      slidesPerGroup: 1,
      loop: false,
      speed: 500,
      autoplay: { delay: 5000, stopOnLastSlide: true },
    });
    expect(
      slideshowOptions(
        { background_slideshow_loop: 'yes', background_slideshow_slide_transition: 'slide_down' },
        3,
      ),
    ).toMatchObject({
      loop: true,
      loopedSlides: 3,
      direction: 'vertical',
      autoplay: { reverseDirection: true },
    });
    expect(slideshowDirection({ background_slideshow_slide_transition: 'slide_left' })).toBe('ltr');
    expect(slideshowDirection({})).toBe('rtl');
    expect(kenBurnsClasses({ background_slideshow_ken_burns: 'yes' })).toEqual([
      'elementor-ken-burns',
      'elementor-ken-burns--in',
    ]);
    expect(kenBurnsClasses({})).toEqual([]);
  });
});

describe('what a page says', () => {
  it('is read from anything, with English words and usual breakpoints where it says nothing', () => {
    for (const written of [undefined, null, 7, 'x', { responsive: { breakpoints: { mobile: 'x' } } }]) {
      expect(readPageConfig(written)).toMatchObject({ is_rtl: false, kit: {}, i18n: TEXTS });
      expect(Object.keys(readPageConfig(written).responsive.activeBreakpoints)).toEqual(['mobile', 'tablet']);
    }
    const own = readPageConfig({
      i18n: { close: 'إغلاق', next: 7 },
      responsive: { breakpoints: { mobile: { value: '600', is_enabled: true } } },
    });
    expect(own.i18n.close).toBe('إغلاق');
    expect(own.i18n.next).toBe('Next');
    expect(createBreakpoints(own.responsive.breakpoints).values()).toEqual([600]);
  });

  it('has settings by their paths, and none where the attribute is broken', () => {
    expect(readSettings('{')).toEqual({});
    expect(readSettings('[1]')).toEqual({});
    expect(readSettings(null)).toEqual({});
    expect(readPath({ a: { b: { c: 0 } } }, 'a.b.c')).toBe(0);
    expect(readPath({ a: '' }, 'a.b')).toBeUndefined();
    expect(readPath({}, 'constructor.name')).toBeUndefined();
  });
});

describe('small widgets', () => {
  it.each([
    ['ArrowRight', {}, 1],
    ['ArrowLeft', {}, 2],
    ['ArrowRight', { isRtl: true }, 2],
    ['ArrowDown', {}, null],
    ['ArrowDown', { isVertical: true }, 1],
    ['Home', { at: 2 }, 0],
    ['End', {}, 2],
    ['x', {}, null],
  ])('%s leads on, round and round (%o)', (key, more, to) => {
    expect(nextByKey(key, { count: 3, at: 0, isVertical: false, isRtl: false, ...more })).toBe(to);
  });

  it('count with as many decimals as their end has, and thousands apart', () => {
    expect(countedText(1234567.891, '2000000', ',')).toBe('1,234,568');
    expect(countedText(1234.5, '99.25', '')).toBe('1234.50');
    expect(countedText(-1234, '-1234', '.')).toBe('-1.234');
  });
});
