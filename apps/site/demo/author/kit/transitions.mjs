/** Background transitions in the older, flat form: where a preset comes from, and the values that it changes. */
const preset = (ms, title, key, main, group, states, more = {}) => ({
  ms,
  rnd: false,
  temp: { t: title, p: key, m: main, g: group },
  addOns: [],
  adpr: false,
  in: states.in,
  out: states.out ?? { a: false },
  ...more,
});

export const transitions = {
  fade: (ms = 1000) => preset(ms, 'Fade', 'fade', 'basic', 'fade', { in: { o: 0 } }),
  crossfade: (ms = 1200) =>
    preset(ms, 'Cross fade', 'crossfade', 'basic', 'fade', { in: { o: 0 }, out: { a: false, o: 0 } }),
  slideOver: (ms = 1000) =>
    preset(ms, 'Slide over', 'slideoverhorizontal', 'basic', 'slideover', { in: { o: 1, x: '(100%)' } }),
  push: (ms = 1100) =>
    preset(ms, 'Push', 'slidehorizontal', 'basic', 'slideinout', {
      in: { x: '(100%)' },
      out: { a: false, x: '(-100%)' },
    }),
  pushUp: (ms = 1100) =>
    preset(ms, 'Push up', 'slidevertical', 'basic', 'slideinout', {
      in: { y: '(100%)' },
      out: { a: false, y: '(-100%)' },
    }),
  zoom: (ms = 1400) =>
    preset(ms, 'Zoom', 'zoomin', 'basic', 'zoom', {
      in: { o: 0, sx: 1.2, sy: 1.2 },
      out: { a: false, o: 0, sx: 0.9, sy: 0.9 },
    }),
  columns: (ms = 1200) =>
    preset(
      ms,
      'Columns',
      'slotslide',
      'columns',
      'columns',
      { in: { y: '(100%)', col: 8, m: true } },
      { d: 12, f: 'start' },
    ),
  rows: (ms = 1200) =>
    preset(
      ms,
      'Rows',
      'rowslide',
      'rows',
      'rows',
      { in: { x: '(100%)', row: 6, m: true } },
      { d: 14, f: 'end' },
    ),
  boxes: (ms = 1300) =>
    preset(
      ms,
      'Boxes',
      'boxfade',
      'boxes',
      'boxes',
      { in: { o: 0, row: 5, col: 8 } },
      { d: 20, f: 'random' },
    ),
  cube: (ms = 1400) =>
    preset(
      ms,
      'Cube',
      'cube',
      '3d',
      'cube',
      { in: { o: 1 } },
      { d3: { f: 'cube', d: 'horizontal', z: '400', t: '0', su: 'true', smi: 0, sma: 0.5, sc: '#000' } },
    ),
  blur: (ms = 1200) =>
    preset(
      ms,
      'Blur',
      'blurfade',
      'basic',
      'filter',
      { in: { o: 0 } },
      { filter: { u: true, e: 'default', b: 18, g: 0, h: 100, s: 0, c: 100, i: 0 } },
    ),

  /** The newer form: the same inside a list of frames. */
  frames: (ms = 1200) => ({
    ex: true,
    all: [
      [],
      {
        d: ms,
        e: 'power2.inOut',
        dir: 'default',
        t: 0,
        rnd: false,
        temp: { t: 'Slide down', p: 'slideremovedown', m: 'basic', g: 'remove' },
        addOns: [],
        in: { o: 1 },
        out: { a: false, y: '-100%' },
        v: '7.0',
        a: 'BG Animation',
        tr: 'basic',
        eng: 'animateCore',
      },
    ],
  }),
};
