import { describe, expect, it } from 'vitest';
import { readAlone } from '../testing/readAlone.ts';
import { enabledLevels } from './enabledLevels.ts';
import { moduleSettings } from './settings.ts';

const read = (wire: unknown, backend = false) => readAlone(moduleSettings, wire, { backend }).value;

it('has the defaults of the specification', () => {
  expect(read({})).toMatchObject({
    type: 'slider',
    slideshow: {
      auto: true,
      loop: 0,
      stopAt: -1,
      shuffle: false,
      initDelayMs: 0,
      firstSlide: '',
      pauseOnHover: false,
      freezeOnBlur: false,
    },
    general: { perspectivePx: 600, perspectiveType: 'global' },
    defaults: { slideLengthMs: 9000 },
    viewportMargin: ['-100px', '-100px', '-100px', '-100px', '-100px'],
    size: { width: [1600, 1240, 1024, 778, 480], fullWidth: true, fullHeight: false, upscaling: false },
    source: { type: 'gallery' },
    browser: { deepLinks: false },
    modal: null,
    progressBar: null,
    scrollTimeline: null,
    modifiers: null,
    snap: null,
  });
});

it('has the defaults of the specification for what only the editor fills in', () => {
  expect(read({}, true)).toMatchObject({
    modal: {
      background: { kind: 'solid', color: 'rgba(0,0,0,0.5)' },
      speedMs: 1000,
      pageScroll: false,
      horizontal: 'center',
      vertical: 'middle',
    },
    progressBar: { on: false, base: 'slide', kind: 'horizontal', atEnd: 'reset' },
    modifiers: { depth3dAmount: 65 },
    scrollTimeline: { use: false },
    snap: { gapPx: 20 },
    source: {
      posts: { maxPosts: 30, excerptLimit: 55, sortBy: 'ID', sortDirection: 'DESC' },
      products: { maxProducts: 30 },
      flickr: { count: 8, cacheS: 1200 },
      facebook: { count: 8, cacheS: 1200 },
      instagram: { count: 8, cacheS: 1200 },
      twitter: { count: 8, cacheS: 1200 },
      vimeo: { count: 8, cacheS: 1200 },
      youtube: { count: 8, cacheS: 1200 },
    },
  });
});

describe('type', () => {
  it.each([
    ['standard', 'slider'],
    ['slider', 'slider'],
    ['hero', 'hero'],
    ['carousel', 'carousel'],
    ['modal', 'modal'],
    [undefined, 'slider'],
  ])('%j is %s', (type, expected) => {
    expect(readAlone(moduleSettings, { type })).toMatchObject({ value: { type: expected }, notes: [] });
  });

  it('is a slider, and told, when nobody knows it', () => {
    expect(readAlone(moduleSettings, { type: 'cube' })).toMatchObject({
      value: { type: 'slider' },
      paths: ['here.type'],
    });
  });
});

describe('enabledLevels', () => {
  const usual = [false, true, true, true, true];

  it.each([
    ['five flags', [true, true, false, true, false], [true, true, false, true, false]],
    ['flags as text', ['true', 'true', 'false', 'true', ''], [true, true, false, true, false]],
    ['flags as numbers', [0, 1, 1, 0, '1'], [false, true, true, false, true]],
    ['a short list, the rest off', [false, true], [false, true, false, false, false]],
    ['null as off', [null, true, null, null, true], [false, true, false, false, true]],
    ['nothing as desktops alone', undefined, [false, true, false, false, false]],
  ])('reads %s', (_, value, expected) => {
    expect(readAlone(enabledLevels, value)).toEqual({ value: expected, notes: [], paths: [] });
  });

  it.each([[[false, false, false, false, false]], [[]], ['true'], [{}]])(
    'is the usual set for %j, and told',
    (value) => {
      expect(readAlone(enabledLevels, value)).toMatchObject({ value: usual, paths: ['here'] });
    },
  );
});

describe('size', () => {
  it('reads sizes in every form in use, and takes the standard size of a level where none is usable', () => {
    const { size } = read({ size: { width: [1240, '1000px', null, 0, 480], height: 'auto' } });
    expect(size.width).toEqual([1000, 1000, 1024, 778, 480]);
    expect(size.height).toEqual([900, 900, 768, 960, 720]);
    expect(read({ size: { width: 1e308 } }).size.width).toEqual([1e6, 1e6, 1e6, 1e6, 1e6]);
  });

  it('leaves a bound open for "", "none" and null', () => {
    const { size } = read({ size: { minHeight: ['', 'none', null, '100%', 300] } });
    expect(size.minHeight).toEqual([
      'none',
      'none',
      { value: 100, unit: '%' },
      { value: 100, unit: '%' },
      { value: 300, unit: 'px' },
    ]);
  });

  it.each([
    [',', [], []],
    ['#masthead,', ['#masthead'], []],
    [',60px', [], ['60px']],
    ['#a, .b ,60,10%', ['#a', '.b'], ['60px', '10%']],
    ['', [], []],
  ])(
    'splits the full height offset %j into selectors and lengths',
    (fullHeightOffset, selectors, lengths) => {
      expect(read({ size: { fullHeightOffset } }).size.fullHeightOffset).toEqual({ selectors, lengths });
    },
  );

  it.each([
    ['true', false],
    ['forceTrue', false],
    [undefined, false],
    ['false', true],
    [false, true],
  ])('reads the overflow switch %j', (overflow, isVisible) => {
    expect(read({ size: { overflow } }).size.overflowVisible).toBe(isVisible);
  });
});

describe('carousel', () => {
  it('has the defaults of the specification', () => {
    expect(read({}).carousel).toMatchObject({
      axis: 'horizontal',
      align: 'center',
      maxVisible: 3,
      durationMs: 800,
      ease: 'power3.inOut',
      minScalePercent: 50,
      maxOpacityPercent: 100,
      perspectivePx: 1200,
      dragLerp: 0.1,
      spin: 'off',
      infinite: false,
      snap: true,
    });
  });

  it.each([
    [{ maxV: 0 }, 1],
    [{ maxV: -5 }, 1],
    [{ maxV: '5' }, 5],
    [{ maxV: 2.9 }, 2],
    [{ maxV: 1, spin: '3d' }, 3],
    [{ maxV: 7, spin: '3d' }, 7],
    [{ maxV: 1, spin: '2d' }, 1],
  ])('with %j shows %d at least', (carousel, maxVisible) => {
    expect(read({ carousel }).carousel.maxVisible).toBe(maxVisible);
  });

  it('shows no more than a style sheet can hold', () => {
    expect(read({ carousel: { maxV: 1e9 } }).carousel.maxVisible).toBe(99);
  });

  it('reads the forms in use', () => {
    const wire = { type: 'v', space: '18', skewX: '-10deg', dur: '800', showAllLayers: 'all', align: 'left' };
    expect(read({ carousel: wire }).carousel).toMatchObject({
      axis: 'vertical',
      align: 'start',
      space: { value: 18, unit: 'px' },
      skewXDeg: -10,
      durationMs: 800,
      showAllLayers: true,
    });
    expect(read({ carousel: { showAllLayers: 'false' } }).carousel.showAllLayers).toBe(false);
  });
});

describe('slideshow and lengths', () => {
  it('reads numbers, lengths and flags that came as text', () => {
    const wire = {
      slideshow: { loop: '1', initDelay: '0', sOH: 'true', auto: 'false', firstSlide: ' 2 ' },
      default: { len: '5000ms' },
      general: { perspective: '800px', perspectiveType: 'local' },
    };
    expect(read(wire)).toMatchObject({
      slideshow: { loop: 1, initDelayMs: 0, pauseOnHover: true, auto: false, firstSlide: '2' },
      defaults: { slideLengthMs: 5000 },
      general: { perspectivePx: 800, perspectiveType: 'local' },
    });
  });

  it('takes the standard slide length for "default"', () => {
    expect(read({ default: { len: 'default' } }).defaults.slideLengthMs).toBe(9000);
  });
});

describe('modal', () => {
  it('reads the names of the settings and those of the server’s modal answer', () => {
    expect(read({ modal: { speed: '750', v: 'center', h: 'middle' } }).modal).toMatchObject({
      speedMs: 750,
      vertical: 'middle',
      horizontal: 'center',
    });
    expect(read({ modal: { sp: 300, pS: 'true' } }).modal).toMatchObject({ speedMs: 300, pageScroll: true });
  });
});

describe('modifiers', () => {
  it.each([
    [{ t: 'mouse' }, { mouse: true, scroll: false }],
    [{ t: 'scroll' }, { mouse: false, scroll: true }],
    [{ t: 'mousescroll' }, { mouse: true, scroll: true }],
    [{ scroll: true }, { mouse: false, scroll: true }],
    [{ mouse: true }, { mouse: true, scroll: false }],
    [
      { mouse: true, scroll: true },
      { mouse: true, scroll: true },
    ],
    [{}, { mouse: true, scroll: true }],
  ])('%j are driven by %j', (mod, expected) => {
    expect(read({ mod }).modifiers).toMatchObject(expected);
  });
});

describe('scroll-based timeline', () => {
  it('is read as real modules write it', () => {
    const sbt = {
      use: true,
      f: false,
      fStart: 2000,
      fEnd: 4000,
      layers: false,
      e: 'none',
      s: 0.5,
      pull: false,
    };
    expect(read({ sbt }).scrollTimeline).toMatchObject({
      use: true,
      fixed: false,
      fixedFromMs: 2000,
      fixedToMs: 4000,
      layers: false,
      smoothingS: 0.5,
      align: 'top',
    });
  });
  it('takes no more of a page than anyone scrolls', () => {
    expect(read({ sbt: { fStart: -5, fEnd: 1e12 } }).scrollTimeline).toMatchObject({
      fixedFromMs: 0,
      fixedToMs: 60_000,
    });
  });
});

describe('fonts', () => {
  it('reads families, weights and subsets in use, and icon fonts by name alone', () => {
    const { fonts } = read({
      fonts: {
        "'Open+Sans'": {
          name: "'Open Sans'",
          normal: { 400: true, 700: 'true', 900: false },
          italic: { 400: true },
          subset: [],
        },
        Mine: { name: 'Mine', custom: true, url: '/css/mine.css', subset: { latin: true } },
        FontAwesome: true,
        Broken: null,
      },
    });
    expect(fonts).toEqual([
      {
        family: "'Open Sans'",
        normal: ['400', '700'],
        italic: ['400'],
        subsets: [],
        custom: false,
        url: '',
        isIconFont: false,
      },
      {
        family: 'Mine',
        normal: [],
        italic: [],
        subsets: ['latin'],
        custom: true,
        url: '/css/mine.css',
        isIconFont: false,
      },
      {
        family: 'FontAwesome',
        normal: [],
        italic: [],
        subsets: [],
        custom: false,
        url: '',
        isIconFont: true,
      },
      { family: 'Broken', normal: [], italic: [], subsets: [], custom: false, url: '', isIconFont: false },
    ]);
  });

  it.each([[], '', 5, null])('are none for %j', (fonts) => {
    expect(read({ fonts }).fonts).toEqual([]);
  });
});

it('reads the background as an object, as a colour and as the JSON text of a colour', () => {
  const black = { kind: 'solid', color: 'rgba(0, 0, 0, 1)' };
  const descriptor = { type: 'solid', orig: '#000000', string: 'rgba(0, 0, 0, 1)' };
  expect(read({ bg: { color: descriptor } }).background.color).toEqual(black);
  expect(read({ bg: { color: JSON.stringify(descriptor) } }).background.color).toEqual(black);
  expect(read({ bg: 'rgba(0, 0, 0, 1)' }).background.color).toEqual(black);
});

it('reads the names of feeds in use', () => {
  expect(read({ source: { type: 'woocommerce' } }).source.type).toBe('woo');
  expect(
    read({ source: { type: 'specific_posts', post: { maxPosts: '5', sortDir: 'asc' } } }).source,
  ).toMatchObject({
    type: 'post',
    posts: { maxPosts: 5, excerptLimit: 55, sortDirection: 'ASC' },
  });
});
