import { fill } from './colour.mjs';
import { fontsOf } from './fonts.mjs';
import { levels, sides } from './levels.mjs';
import { picturesOf } from './pictures.mjs';

const CAROUSEL = {
  type: 'h',
  align: 'center',
  maxV: 3,
  justify: false,
  scale: false,
  minS: 50,
  vScale: false,
  oScale: false,
  space: 0,
  rotation: false,
  maxR: 0,
  varR: false,
  opacity: true,
  maxO: 100,
  varO: false,
  spin: 'off',
  spinA: 0,
  snap: true,
  infinity: false,
  skewX: 0,
  skewY: 0,
  ease: 'power3.inOut',
  dur: 800,
  overshoot: false,
  stretch: false,
  showAllLayers: 'false',
  jMWidth: false,
  bR: 0,
  bRU: 'px',
  pNV: '50px',
  pT: 0,
  pB: 0,
};

const GRID = [1240, 1240, 1024, 778, 480];

function sizeOf({
  width = GRID,
  height,
  fullHeight,
  offset,
  min,
  max,
  fullWidth,
  maxWidth,
  upscaling,
  p,
  m,
  overflow,
}) {
  const high = levels(height);
  return {
    ...(fullWidth === false ? { fullWidth } : {}),
    ...(fullHeight ? { fullHeight } : {}),
    fullHeightOffset: offset ?? '',
    contentFH: true,
    width: levels(width),
    height: high,
    cachedHeight: high,
    minHeight: levels(min ?? ''),
    ...(max ? { maxHeight: levels(max) } : {}),
    maxWidth: maxWidth ?? 0,
    ...(upscaling ? { upscaling } : {}),
    ...(p ? { p: sides(p) } : {}),
    ...(m ? { m: sides(m) } : {}),
    ...(overflow ? { overflow } : {}),
  };
}

/** A whole document. Slides are numbered from `id` on, in the order given; global slides come last. */
export async function moduleDocument({
  id,
  alias,
  title,
  type = 'standard',
  size,
  settings = {},
  slides,
  globals = [],
}) {
  const all = [...slides.map((one, k) => ({ ...one, order: k + 1 })), ...globals];
  const entries = all.map((one, k) => {
    const key = id * 1000 + k + 1;
    const wire = { id: key, ...one.wire, ...(one.order ? { order: one.order } : {}) };
    return [
      String(key),
      { id: key, slide: wire, layers: Object.fromEntries(one.layers.map((l) => [l.id, l])) },
    ];
  });
  const layers = all.flatMap((one) => one.layers);
  const { carousel, bg, len, ...rest } = settings;
  const document = {
    id: String(id),
    settings: {
      title,
      alias,
      type,
      uSize: [false, true, true, true, true],
      fonts: fontsOf(layers),
      lazyLoad: 'all',
      vPort: levels('-100px'),
      size: sizeOf(size),
      default: { len: String(len ?? 9000) },
      slideshow: { auto: true, sOH: true, initDelay: '0' },
      general: { perspective: '600px', perspectiveType: 'local' },
      carousel: { ...CAROUSEL, ...carousel },
      shdw: 0,
      bg: { color: fill(bg) },
      pLoader: { type: '-1', color: '#ffffff' },
      thumb: '',
      aU: [],
      hasYT: layers.some((l) => l.bg?.video?.type === 'youtube'),
      version: '7.0.0',
      ...rest,
    },
    slides: Object.fromEntries(entries),
    addOns: [],
  };
  document.settings.imgs = await picturesOf(document);
  document.settings.thumb ||= document.settings.imgs[0]?.src ?? '';
  return document;
}
