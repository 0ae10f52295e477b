import { describe, expect, it } from 'vitest';
import { presetsIn, TRANSITION_KINDS } from '../kinds/index.ts';
import { presetTransition, readTransition } from '../testing/readTransition.ts';
import { DEFAULT_TRANSITION } from './defaultTransition.ts';
import { mirrored, percent, plain } from './frameValues.ts';
import { resolveTransition } from './resolveTransition.ts';

const never = (): number => {
  throw new Error('nothing is drawn here');
};

it('knows the defaults that the model fills in', () => {
  expect(readTransition({})).toEqual(DEFAULT_TRANSITION);
});

describe('a preset', () => {
  it('fills in what the document left out', () => {
    const values = resolveTransition(presetTransition('boxfade'), never);
    expect(values.in).toMatchObject({ opacity: plain(0), rows: 5, columns: 8 });
    expect(values.fillOrder).toBe('slidebased');
  });

  it('gives way to what the document says', () => {
    const values = resolveTransition(
      presetTransition('boxfade', { in: { o: 0.5, col: 3 }, f: 'random', ms: 700 }),
      never,
    );
    expect(values.in).toMatchObject({ opacity: plain(0.5), rows: 5, columns: 3 });
    expect([values.fillOrder, values.durationMs]).toEqual(['random', 700]);
  });

  it('is found whatever its spelling', () => {
    expect(resolveTransition(presetTransition(' SlideOverUp '), never).in.y).toEqual(percent(100));
  });

  it('keeps the ease of the document, then its own, then that of all', () => {
    const ease = (key: string, rest = {}) => resolveTransition(presetTransition(key, rest), never).ease;
    expect(ease('curtain-1', { ease: 'sine.in' })).toBe('sine.in');
    expect(ease('curtain-1')).toBe('power3.out');
    expect(ease('fade')).toBe('power2.inOut');
  });

  it('covers the leaving side unless it says otherwise', () => {
    expect(resolveTransition(presetTransition('slideoverhorizontal'), never).out.automatic).toBe(false);
    expect(resolveTransition(presetTransition('blurlightcross'), never).out.automatic).toBe(true);
  });
});

describe('a preset that nobody knows', () => {
  it('is what its values describe', () => {
    const values = resolveTransition(presetTransition('ours', { in: { x: '(100%)' } }), never);
    expect(values.in.x).toEqual(mirrored(100));
    expect(values.in.opacity).toEqual(plain(1));
  });

  it('is else the first of its group', () => {
    const values = resolveTransition(readTransition({ temp: { p: 'ours', g: 'remove' } }), never);
    expect(values.out.x).toEqual(mirrored(-100));
  });

  it('is else a fade of the same length', () => {
    const values = resolveTransition(presetTransition('ours', { ms: 1234 }), never);
    expect(values).toMatchObject({ durationMs: 1234, in: { opacity: plain(0) } });
  });
});

describe('an effect drawn by a shader', () => {
  const shader = (tpack: Record<string, unknown>) =>
    resolveTransition(
      readTransition({ temp: { p: 'tp_1', g: 'tpfluid' }, addOns: { tpack }, ms: 900 }),
      never,
    );

  it('turns when its numbers turn', () => {
    const { in: entering, durationMs } = shader({ ef: 'spin', roz: '(2)', z: 0 });
    expect(entering.rotate).toEqual(mirrored(-45, ''));
    expect(durationMs).toBe(900);
  });

  it('drifts when they shift', () => {
    expect(shader({ ef: 'colorflow', x: '(2)' }).in).toMatchObject({ x: mirrored(12), opacity: plain(0) });
  });

  it.each([{ ef: 'rings' }, { ef: 'rings', x: 'far' }, { z: 0, roz: '0' }])('fades for %j', (tpack) => {
    expect(shader(tpack).in).toEqual({ ...DEFAULT_TRANSITION.in, opacity: plain(0) });
  });
});

describe('a random transition', () => {
  const random = (from: string, draw: number) =>
    resolveTransition(readTransition({ rnd: true, rndmain: from, ms: 750 }), () => draw);

  it('draws one of a group', () => {
    expect(random('slideover', 0).in.x).toEqual(mirrored(100));
    expect(random('remove', 0).out.x).toEqual(mirrored(-100));
  });

  it('keeps the length that the document gives', () => {
    expect(random('all', 0.4).durationMs).toBe(750);
  });

  it.each(['all', 'basic', 'nonsense'])('draws from %s what shows something', (from) => {
    for (let step = 0; step < 200; step++) expect(random(from, step / 200).durationMs).toBe(750);
  });

  it('gives up and fades when it only ever draws others that draw', () => {
    const all = presetsIn('all');
    const again = (all.findIndex(({ drawnFrom }) => drawnFrom === 'all') + 0.5) / all.length;
    let draws = 0;
    const values = resolveTransition(readTransition({ rnd: true, rndmain: 'all' }), () => {
      draws++;
      return again;
    });
    expect(draws).toBe(10);
    expect(values.in).toMatchObject({ opacity: plain(0), rows: 1 });
  });

  it('may be a preset of that name', () => {
    const values = resolveTransition(presetTransition('random-premium'), () => 0);
    expect(values.space3d.kind).toBe('cube');
  });
});

it.each([
  'notransition fade crossfade fadethroughdark fadethroughlight fadethroughtransparent',
  'slideoverhorizontal slideoververtical slideoverup slideoverdown slideoverleft slideoverright',
  'slideremovehorizontal slideremovevertical slideremoveup slideremovedown slideremoveleft slideremoveright',
  'slidehorizontal slidevertical slideup slidedown slideleft slideright',
  'slidingoverlayhorizontal slidingoverlayvertical slidingoverlayup slidingoverlaydown',
  'fadefromright fadefromleft fadefromtop fadefrombottom',
  'fadetoleftfadefromright fadetorightfadefromleft fadetotopfadefrombottom fadetobottomfadefromtop',
  'parallaxhorizontal parallaxvertical parallaxtoright parallaxtoleft parallaxtotop parallaxtobottom',
  'scaledownfromright scaledownfromleft scaledownfromtop scaledownfrombottom zoomin zoomout',
  'slotzoom-horizontal slotzoom-vertical slotslide-horizontal slotslide-vertical',
  'slotfade-horizontal slotfade-vertical boxslide boxfade boxrandomrotate',
  'curtain-1 curtain-2 curtain-3 papercut 3dcurtain-horizontal 3dcurtain-vertical',
  'cube cube-horizontal incube incube-horizontal turnoff turnoff-vertical flyin',
  'blurlight blurlightcross blurstrong blurstrongcross grayscale brightness brightnesscross',
  'random random-static random-premium random-selected',
])('has presets of these names: %s', (names) => {
  const known = new Set(Object.values(TRANSITION_KINDS).flatMap(({ presets }) => Object.keys(presets())));
  expect(names.split(' ').filter((name) => !known.has(name))).toEqual([]);
});

it('has each preset once', () => {
  const keys = Object.values(TRANSITION_KINDS).flatMap(({ presets }) => Object.keys(presets()));
  expect(keys.length).toBe(new Set(keys).size);
});
