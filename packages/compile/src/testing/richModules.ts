const frames = (...all: object[]): object => ({ pers: '600px', orig: { x: '50%', y: '50%', z: '0' }, all });
const enter = frames(
  { t: 0, d: 0, o: 0, x: ['#a', '(100%)', '50px', '#a', 0], e: 'power3.inOut', pE: 'n' },
  {
    t: 300,
    d: 1000,
    o: 1,
    x: 0,
    y: '0px',
    rX: '10deg',
    z: 5,
    sX: '1.2',
    skX: 3,
    e: 'back.out(1.7)',
    pE: 'd',
  },
);
const leave = frames({ t: 0, d: 300, o: 'inherit', x: '{-100,100}', y: 'left', e: 'Power2.easeIn' });
const timeline = {
  in: {
    content: enter,
    mask: frames({ t: 0, x: '(inherit)', oflow: 'hidden' }, { t: 300 }),
    chars: frames({ t: 0, dir: 'random', delay: '10', fu: true, b: '10px' }, { t: 300 }),
    clip: {
      orig: 'b',
      type: 'r',
      all: [
        { t: 0, c: '0%' },
        { t: 300, c: 100 },
      ],
    },
    filter: {
      all: [
        { t: 0, fu: true, b: '3px', bu: true, bb: '5px' },
        { fu: true, bu: true, bb: '5px', br: '80%' },
      ],
    },
    loop: { all: [{ t: 0 }, { t: 300, rZ: '180deg', rep: { r: -1, y: true, s: 's' } }] },
  },
  out: { content: leave },
  scene_1: { content: leave },
};

const layers = {
  0: {
    id: 0,
    type: 'shape',
    subtype: 'slidebg',
    bg: {
      color: {
        type: 'linear',
        angle: 90,
        strength: 80,
        colors: [
          { rgba: 'rgba(0,0,0,1)', p: 0 },
          { rgba: '#fff', p: 100 },
        ],
      },
      image: { src: 'a picture.jpg', pos: { x: '50%', y: '0%' }, size: 'cover', repeat: '' },
      video: {
        src: 'film.mp4',
        type: 'html5',
        autoPlay: true,
        loop: true,
        poster: { src: 'film.jpg' },
        mute: true,
      },
      overlay: { type: 7, size: 2, cA: 'transparent', cB: '#000000' },
      mF: 'aden',
    },
    attr: { a: 'A view', class: 'view' },
    tl: {
      in: {
        bg: { ms: '1000ms', temp: { p: 'fade' }, in: { o: 0 } },
        pan: frames({ sX: '100%' }, { sX: '120%' }),
      },
    },
  },
  1: {
    id: 1,
    type: 'text',
    alias: 'Title',
    tag: 'h2',
    content: {
      text: 'Big <b>title</b>\n{{current_slide_index}} of {{total_slide_count}}',
      trans: 'uppercase',
    },
    pos: {
      x: ['#a', '50px', '10px', '0', '5%'],
      y: 20,
      h: 'center',
      v: ['#a', 'mid', 'top', '#a', 'bottom'],
      pos: 'absolute',
    },
    size: { w: ['#a', '50%', 'auto', '300px', '100%'], h: 'auto', minW: 'none', maxH: ['none', '200px'] },
    font: { family: 'Open Sans', size: ['#a', '60px', 40, 30, '20'], weight: 700, ls: '1px' },
    lh: ['#a', '70px', 1.2, '30px', 'auto'],
    color: ['#a', '#ffffff', 'rgba(0,0,0,.5)', '#a', 'red'],
    tA: 'center',
    ws: 'nowrap',
    tShdw: { use: true, h: 1, v: 2, blur: '3px', color: 'black' },
    tStr: { use: true, w: 1, c: 'red' },
    hov: {
      u: true,
      color: { c: 'red', bg: '#fff' },
      frame: { sX: 1.1, d: 200, e: 'none' },
      radius: { t: 5 },
    },
    vis: [true, true, true, false, true],
    tl: timeline,
    mF: 'blur(2px) grayscale(50%)',
    codes: { css: 'letter-spacing: 2px; text-indent: 3px' },
    attr: { id: 'own-id', class: 'one two', t: 'A title', wrapClass: 'wrap' },
    acc: { role: 'presentation', label: 'unset', hidden: 'true' },
    p: { t: [0, 10, 5, 0, 0], r: '5px' },
    m: 4,
    tr: { rZ: ['#a', 10, 0, 0, 0] },
    mod: { s: { u: true, y: 30 }, m: { u: true, x: 5 } },
  },
  2: {
    id: 2,
    type: 'text',
    subtype: 'button',
    content: 'Buy <i class="fa-star"></i> <a href="/shop/">now</a>',
    bg: 'linear-gradient(90deg, rgba(255,0,0,1) 0%, blue 100%)',
    border: { s: 'solid', c: '#fff', w: { t: 1, r: 1, b: 1, l: 1 } },
    radius: { t: '5px', r: '5px', b: '50%', l: 5 },
    bShdw: { use: true, h: '2px', v: '2px', blur: 10, spread: 1, color: 'rgba(0,0,0,0.25)', inset: true },
    listen: ['click'],
    cursor: 'pointer',
    blend: 'screen',
  },
  3: { id: 3, type: 'image', content: { src: 'b c.png', size: 'contain' }, attr: { a: 'B' }, rTo: 'slide' },
  4: {
    id: 4,
    type: 'svg',
    content: { src: '<svg viewBox="0 0 9 9"><path d="M0 0L9 9"/></svg>', color: ['red', 'red'], all: true },
  },
  5: { id: 5, type: 'svg', content: { src: 'mark.svg' } },
  6: {
    id: 6,
    type: 'shape',
    subtype: 'image',
    bg: { image: { src: 'c.jpg', size: 'percentage', sizeVal: '50', repeat: 'repeat-x', rx: true } },
    oflow: 'hidden',
    viSH: true,
  },
  7: { id: 7, type: 'shape', content: { html: '<iframe src="x"></iframe><p>embedded</p>' }, pE: 'none' },
  8: {
    id: 8,
    type: 'video',
    content: { src: 'film.mp4', controls: 's', ratio: '4:3', poster: 'film.jpg', start: '0:05' },
  },
  9: {
    id: 9,
    type: 'video',
    content: { type: 'youtube', src: 'https://youtu.be/abcdefghijk' },
    alias: 'Film',
  },
  10: { id: 10, type: 'video', content: { type: 'vimeo', src: '123456789' } },
  11: { id: 11, type: 'audio', content: { src: 'sound.mp3', volume: '50' } },
  12: { id: 12, type: 'container', subtype: 'zone', pos: { v: 'middle' } },
  13: { id: 13, type: 'container', subtype: 'row', pid: 12, break: 3, gap: 10, vA: 'middle', order: 1 },
  14: {
    id: 14,
    type: 'container',
    subtype: 'column',
    pid: 13,
    size: { col: '1/2', minH: ['#a', '100px'] },
    order: 2,
  },
  15: { id: 15, type: 'container', subtype: 'column', pid: '13', size: { col: '1/2' }, order: 1 },
  16: {
    id: 16,
    type: 'text',
    content: { text: 'In a column' },
    pid: 14,
    pos: { pos: 'relative', float: 'left', clear: 'both' },
  },
  17: { id: 17, type: 'linebreak', pid: 14 },
  18: { id: 18, type: 'container', subtype: 'group', bg: { image: { src: 'd.jpg' } }, attr: { a: 'Group' } },
  19: {
    id: 19,
    type: 'text',
    content: { text: 'In a group &amp; more' },
    pid: 18,
    rTo: 'group',
    tag: 'a',
    href: '/there',
    target: '_blank',
  },
  20: { id: 20, type: 'container', pid: 18, size: { cMode: 'cover' } },
  21: { id: 21, type: 'shape', subtype: 'particlewave', addOns: { particlewave: { s: '1%' } } },
};

const actions = [
  {
    a: 'link',
    evt: 'click',
    src: [2],
    link: 'https://example.com/',
    target: '_blank',
    flw: 'nofollow',
    ltype: 'a',
  },
  { a: 'toggleScenes', src: [1], target: ['6'], scn: 'in', scm: 'out', atst: 'hidden', rec: true },
  { a: 'scrollbelow', src: ['3'], s: '1000ms', e: 'power1.inOut', offset: '-50px' },
];

const navElement = {
  set: true,
  key: 'skin',
  html: '{{title}}',
  css: '.skin{}',
  d: 'horizontal',
  g: 5,
  io: 'i',
  s: 500,
};

const settings = {
  title: 'Rich & "quoted"',
  alias: 'rich',
  type: 'standard',
  class: 'own other',
  uSize: [false, true, true, true, true],
  size: {
    width: [1240, 1240, 1024, 778, 480],
    height: [900, 900, '768px', null, '#a'],
    minHeight: ['', '300px'],
    maxHeight: '1200px',
    fullHeight: true,
    fullHeightOffset: '#masthead,60px,10%',
    p: { t: [0, 10, 5, 0, 0] },
    m: 5,
  },
  slideshow: { auto: true, loop: '1', firstSlide: '1', sOH: 'true' },
  default: { len: '9000' },
  general: { perspective: '600px', lazyLoad: 'smart', disableOnMobile: true },
  bg: { color: { type: 'solid', orig: '#000000', string: 'rgba(0, 0, 0, 1)' }, image: { src: 'bg.jpg' } },
  fonts: {
    "'Open+Sans'": {
      name: "'Open Sans'",
      normal: { 400: true, 700: true },
      italic: { 400: true },
      subset: [],
    },
    FontAwesome: true,
    Own: { name: 'Own', custom: true, url: '/own.css' },
  },
  imgs: [
    { src: 'a picture.jpg', r: { w: 1240, h: 746 } },
    { src: 'b c.png', r: { w: '300', h: '200' } },
  ],
  nav: {
    arrows: { ...navElement, l: { h: 'left', x: 20 }, r: { h: 'right', x: 20 } },
    bullets: navElement,
    tabs: { ...navElement, size: { w: [100, 100, 80, 60, 50], h: 50 }, m: 5 },
    thumbs: { ...navElement, wr: { c: 'transparent', p: 5 } },
    scrubber: navElement,
    k: { use: 'horizontal' },
    m: { use: 'on', cd: 1000 },
    s: { use: true, desk: true },
  },
  pbar: { set: true, t: 'cw', s: '3px', r: '16', c: '#fff', vis: [true, true, true, true, false] },
  modal: { bg: 'rgba(0,0,0,0.5)', speed: 1000, h: 'center', v: 'middle' },
  sbt: { use: true, f: true, fStart: 2000, fEnd: 4000 },
  mod: { use: true, t: 'mousescroll', d3d: 27.5 },
  carousel: {
    type: 'h',
    maxV: 3,
    space: '18',
    infinity: true,
    scale: true,
    rotation: true,
    maxR: '15',
    bR: '5px',
  },
  source: { type: 'gallery' },
  codes: { css: '', js: '' },
  snap: { adjust: 'grid', gap: 12 },
};

const slide = {
  id: 1,
  order: 1,
  title: 'One',
  publish: { from: '', to: '', state: 'published' },
  slideshow: { len: 'default' },
  params: [{ v: 'A', l: '20' }],
  attr: { id: 'slide-one', class: 'first', deepLink: 'one' },
  thumb: { src: 'thumb.jpg', default: { image: { src: 'a picture.jpg' } } },
  actions,
};

type LayerId = keyof typeof layers;

/** A module whose first slide has some of the layers; the second has them elsewhere, the last is always there. */
const moduleOf = (ids: readonly LayerId[], more: object = {}): object => ({
  id: '7',
  settings: { ...settings, ...more },
  slides: {
    1: { id: 1, slide, layers: Object.fromEntries(ids.map((id) => [id, layers[id]])) },
    2: { id: 2, slide: { id: 2, order: '2', thumb: { default: { color: 'red' } } }, layers: [] },
    3: { id: 3, slide: { id: 3, order: 3 }, layers: { 3: layers[3] } },
    4: { id: 4, slide: { id: 4, global: 'true', pos: 'back', oflow: 'visible' }, layers: { 6: layers[6] } },
  },
  addOns: [],
});

/** Small modules that together use every kind of layer and every branch of the settings. */
export const richModules: Readonly<Record<string, object>> = {
  'texts and boxes': moduleOf([0, 1, 2, 7]),
  pictures: moduleOf([0, 3, 4, 5, 6, 21]),
  media: moduleOf([8, 9, 10, 11]),
  'rows and columns': moduleOf([12, 13, 14, 15, 16, 17]),
  groups: moduleOf([0, 18, 19, 20]),
  'a carousel': moduleOf([0, 2], { type: 'carousel' }),
  'a ring': moduleOf([0, 2], {
    type: 'carousel',
    carousel: { ...settings.carousel, spin: '3d', showAllLayers: 'all', type: 'v', bRU: '%' },
  }),
};
