// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { compileTestScene } from '../testing/compileTestScene.ts';

const scene = (target: string, ...all: object[]) => ({ [target]: { all } });
const entry = scene('content', { t: 0, d: 0, o: 0, y: '50px' }, { t: 200, d: 300, o: 1, y: 0 });

describe('a mask', () => {
  const wire = {
    tl: {
      in: {
        ...scene('content', { t: 0, d: 0, y: '100%' }, { t: 0, d: 800, y: 0 }),
        ...scene('mask', { t: 0, d: 0, x: '50%', oflow: 'hidden' }, { t: 0, d: 800, x: 0, oflow: 'hidden' }),
      },
    },
  };

  it('is a window of the size of the content in a larger wrapper', () => {
    const { inline, nodes } = compileTestScene(wire, 'in');
    expect(inline).toEqual([
      { element: nodes.mask, property: 'clip-path', value: 'inset(50px 700px 410px 100px)' },
    ]);
  });

  it('moves by percent of the content, not of the wrapper', () => {
    expect(compileTestScene(wire, 'in').trackOf('mask', 'transform')).toMatchObject({
      start: { transform: 'translate(100px,0)' },
      steps: [{ style: { transform: 'translate(0,0)' } }],
    });
  });

  it('is no window where it lets everything show', () => {
    const open = { tl: { ...wire.tl, out: scene('mask', { t: 0, d: 300, oflow: 'visible' }) } };
    expect(compileTestScene(open, 'out').inline).toEqual([]);
  });
});

describe('filters, clips and colours', () => {
  it('go by the same functions from state to state', () => {
    const wire = {
      tl: {
        in: {
          ...scene('filter', { t: 0, d: 0, fu: true, b: '50px', g: 100 }, { t: 100, d: 800, fu: false }),
          ...scene('clip', { t: 0, d: 0, c: '0%' }, { t: 0, d: 750, c: 100 }),
          ...scene('content', { t: 0, d: 0, color: '#f00' }, { t: 0, d: 300 }),
        },
      },
      color: '#0f0',
    };
    const { trackOf } = compileTestScene(wire, 'in');
    expect(trackOf('content', 'filter')).toMatchObject({
      start: { filter: 'blur(calc(50*var(--u))) grayscale(100%)' },
      steps: [{ startMs: 100, style: { filter: 'blur(0) grayscale(0%)' } }],
    });
    expect(trackOf('content', 'clipPath')).toMatchObject({
      start: { clipPath: 'inset(0% 100% 0% 0%)' },
      steps: [{ style: { clipPath: 'inset(0% 0% 0% 0%)' } }],
    });
    expect(trackOf('content', 'color')).toMatchObject({
      start: { color: '#f00' },
      steps: [{ style: { color: '#0f0' } }],
    });
    expect(trackOf('content', 'backdropFilter')).toBeNull();
  });

  it('add to the filter that the layer has for good', () => {
    const wire = {
      mF: 'sepia(1)',
      tl: { in: scene('filter', { t: 0, d: 0, fu: true, b: '5px' }, { t: 0, d: 300, fu: true, b: 2 }) },
    };
    expect(
      compileTestScene(wire, 'in', { baseFilter: 'sepia(1)' }).trackOf('content', 'filter'),
    ).toMatchObject({
      start: { filter: 'sepia(1) blur(calc(5*var(--u)))' },
      steps: [{ style: { filter: 'sepia(1) blur(0)' } }],
    });
  });

  it('have an amount of their own for the way back', () => {
    const wire = { tl: { scene_1: scene('clip', { t: 0, d: 300, c: '0%', cb: '40%' }) } };
    const end = (direction: 1 | -1) =>
      compileTestScene(wire, 'scene_1', { direction }).trackOf('content', 'clipPath')?.steps[0]?.style;
    expect([end(1), end(-1)]).toEqual([
      { clipPath: 'inset(0% 100% 0% 0%)' },
      { clipPath: 'inset(0% 60% 0% 0%)' },
    ]);
  });
});

describe('a block of colour', () => {
  const wire = (fx: string) => ({
    tl: {
      in: scene(
        'content',
        { t: 0, d: 0, o: 1 },
        { t: 400, d: 750, o: 1, fx, fxc: '#ff0', fxs: 750, fxe: 'power4.inOut' },
      ),
    },
  });

  it.each([
    ['cright', 'translate(0,0) scale(0,1)', 'translate(100%,0) scale(0,1)'],
    ['cleft', 'translate(100%,0) scale(0,1)', 'translate(0,0) scale(0,1)'],
    ['ctop', 'translate(0,100%) scale(1,0)', 'translate(0,0) scale(1,0)'],
    ['cbottom', 'translate(0,0) scale(1,0)', 'translate(0,100%) scale(1,0)'],
  ])('runs %s: over the layer, and off it', (fx, from, to) => {
    const { block } = compileTestScene(wire(fx), 'in');
    expect(block).toMatchObject({
      color: '#ff0',
      start: { transform: from },
      steps: [
        {
          startMs: 400,
          durationMs: 375,
          ease: 'power4.inOut',
          style: { transform: 'translate(0,0) scale(1,1)' },
        },
        { startMs: 775, durationMs: 375, style: { transform: to } },
      ],
    });
  });

  it('shows the layer at the moment it covers it', () => {
    expect(compileTestScene(wire('cright'), 'in').trackOf('content', 'opacity')).toMatchObject({
      start: { opacity: 0 },
      steps: [{ startMs: 775, durationMs: 0, style: { opacity: 1 } }],
    });
  });

  it('lets it go on from there as far as its own opacity has come', () => {
    const fading = {
      tl: {
        in: scene(
          'content',
          { t: 0, d: 0, o: 0 },
          { t: 0, d: 1000, o: 1, e: 'none', fx: 'cright', fxs: 600 },
        ),
      },
    };
    const { steps = [], start } = compileTestScene(fading, 'in').trackOf('content', 'opacity') ?? {};
    expect(start).toMatchObject({ opacity: 0 });
    expect(steps[0]).toMatchObject({ startMs: 299, durationMs: 1, style: { opacity: 0.3 } });
    expect(steps.at(-1)).toMatchObject({ ease: 'none', style: { opacity: 1 } });
    const last = steps.at(-1);
    expect((last?.startMs ?? 0) + (last?.durationMs ?? 0)).toBe(1000);
  });

  it('hides it in the same way when the layer leaves', () => {
    const leaving = { tl: { out: scene('content', { t: 0, d: 400, o: 1, fx: 'cleft', fxs: 600 }) } };
    const { trackOf, durationMs } = compileTestScene(leaving, 'out');
    expect(trackOf('content', 'opacity')).toMatchObject({
      start: { opacity: 1 },
      steps: [{ startMs: 300, style: { opacity: 0 } }],
    });
    expect(durationMs).toBe(600);
  });
});

describe('a drawing', () => {
  const html = '<svg><path d="M0 0L10 10"/></svg>';

  it('is drawn from nothing to all of it', () => {
    const wire = {
      type: 'svg',
      tl: { in: scene('svg', { t: 0, d: 0, dF: '0%', dT: '0%' }, { t: 100, d: 900, dF: '0%', dT: '50%' }) },
    };
    const { tracks, durationMs } = compileTestScene(wire, 'in', { html });
    expect(tracks).toMatchObject([
      {
        start: { strokeDasharray: '0% 0%' },
        steps: [{ startMs: 100, style: { strokeDasharray: '0% 100%' } }],
      },
    ]);
    expect(durationMs).toBe(1000);
  });

  it('turns into another, and an entry begins as the other', () => {
    const path = 'M0 0L20 20';
    const wire = {
      type: 'svg',
      tl: {
        in: scene('svg', { t: 0, d: 0, path }, { t: 50, d: 500 }),
        scene_1: scene('svg', { t: 10, d: 400, path }),
      },
    };
    expect(compileTestScene(wire, 'in', { html }).morph).toMatchObject({
      toPath: path,
      startMs: 50,
      isReversed: true,
    });
    expect(compileTestScene(wire, 'scene_1', { html }).morph).toMatchObject({
      durationMs: 400,
      isReversed: false,
    });
  });
});

it('sets the origin of a scene that turns around another point than the entry', () => {
  const around = (x: string) => ({ orig: { x, y: '50%', z: 0 } });
  const wire = {
    tl: {
      in: { content: { ...entry['content'], ...around('50%') } },
      out: { content: { all: [{ t: 0, d: 300, rZ: 90 }], ...around('0%') } },
    },
  };
  const { inline, nodes } = compileTestScene(wire, 'out');
  expect(inline).toEqual([{ element: nodes.content, property: 'transform-origin', value: '0 50%' }]);
  expect(compileTestScene(wire, 'in').inline).toEqual([]);
});
