import { describe, expect, it } from 'vitest';
import { planTransition } from './planTransition.ts';
import { backwards, context, movesOf, only, plan, written } from './testing/plan.ts';

describe('a fade', () => {
  it('brings the new background in over the old one, which lies still', () => {
    const { entering, leavingFate, above, durationMs } = plan('fade', { ms: 600 });
    expect(only(entering)).toEqual({
      start: { opacity: 0 },
      end: { opacity: 1 },
      delayMs: 0,
      durationMs: 600,
      ease: 'power2.inOut',
    });
    expect([leavingFate, above, durationMs]).toEqual(['stays', 'entering', 600]);
    expect(entering.isCut).toBe(false);
  });

  it('is what a slide without a transition does, in a second', () => {
    expect(planTransition(null, context)).toEqual(plan('fade'));
    expect(plan('fade').durationMs).toBe(1000);
  });

  it('crosses: the old one goes when the new one half covers it', () => {
    const { leaving, leavingFate } = plan('crossfade');
    expect(only(leaving)).toMatchObject({ end: { opacity: 0 }, delayMs: 500, durationMs: 500 });
    expect(leavingFate).toBe('fades');
  });

  it.each([
    ['fadethroughdark', '#000'],
    ['fadethroughlight', '#fff'],
    ['fadethroughtransparent', null],
  ])('%s: first the one goes, then the other comes', (key, sheet) => {
    const through = plan(key);
    expect(through.sheet).toBe(sheet);
    expect(only(through.leaving)).toMatchObject({ end: { opacity: 0 }, delayMs: 0, durationMs: 500 });
    expect(only(through.entering)).toMatchObject({ start: { opacity: 0 }, delayMs: 500, durationMs: 500 });
  });

  it('takes the old background along when the new one does not cover it', () => {
    const { leaving, leavingFate } = plan('slideoverup', {}, { ...context, enteringCovers: false });
    expect(only(leaving)).toMatchObject({ start: { opacity: 1 }, end: { opacity: 0 } });
    expect(leavingFate).toBe('fades');
  });
});

it.each([
  ['notransition', {}],
  ['fade', { ms: 0 }],
])('is over at once: %s %j', (key, rest) => {
  const instant = plan(key, rest);
  expect([instant.durationMs, instant.entering.pieces, instant.leaving.pieces]).toEqual([0, [], []]);
});

describe('slides that slide', () => {
  const startOf = (key: string, given = context) => only(plan(key, {}, given).entering).start['transform'];
  const endOf = (key: string, given = context) => only(plan(key, {}, given).leaving).end['transform'];
  const at = (x: number, y: number) =>
    `translate(${x === 0 ? '0' : x}${x === 0 ? 'px' : '%'},${y}${y === 0 ? 'px' : '%'}) rotate(0deg) scale(1,1)`;

  it.each([
    ['slideoverhorizontal', at(100, 0), at(-100, 0)],
    ['slideoververtical', at(0, 100), at(0, -100)],
    ['slideoverleft', at(100, 0), at(100, 0)],
    ['slideoverright', at(-100, 0), at(-100, 0)],
    ['slideoverup', at(0, 100), at(0, 100)],
    ['slideoverdown', at(0, -100), at(0, -100)],
  ])('%s comes from %s, and going backwards from %s', (key, ahead, back) => {
    expect([startOf(key), startOf(key, backwards)]).toEqual([ahead, back]);
  });

  it.each([
    ['slideremovehorizontal', at(-100, 0), at(100, 0)],
    ['slideremovevertical', at(0, -100), at(0, 100)],
    ['slideremoveup', at(0, -100), at(0, -100)],
    ['slideremovedown', at(0, 100), at(0, 100)],
    ['slideremoveleft', at(-100, 0), at(-100, 0)],
  ])('%s leaves to %s, and going backwards to %s', (key, ahead, back) => {
    expect([endOf(key), endOf(key, backwards)]).toEqual([ahead, back]);
  });

  it('uncovers the new background when only the old one moves', () => {
    const { above, leavingFate, entering } = plan('slideremovedown');
    expect([above, leavingFate, entering.pieces]).toEqual(['leaving', 'moves', []]);
  });

  it('reads a plain offset of the leaving side as real documents mean it', () => {
    const { leaving } = plan('slideremovedown', { in: { o: 1 }, out: { a: false, y: '-100%' } });
    expect(only(leaving).end['transform']).toBe(at(0, 100));
  });

  it('pushes: both move to the same side, a hair over one another', () => {
    const beside = (x: string) => `translate(${x},0px) rotate(0deg) scale(1,1)`;
    const [right, left] = [beside('calc(100% - 1px)'), beside('calc(-100% + 1px)')];
    expect([startOf('slidehorizontal'), endOf('slidehorizontal')]).toEqual([right, left]);
    expect([startOf('slidehorizontal', backwards), endOf('slidehorizontal', backwards)]).toEqual([
      left,
      right,
    ]);
    expect(endOf('parallaxtoleft')).toBe(at(-40, 0));
    expect(movesOf(plan('slotslide-vertical').entering)[0]?.start['transform']).toBe(at(0, 100));
  });

  it('does the opposite by itself where the document leaves that open', () => {
    const { leaving, leavingFate } = written({ in: { x: '50%', r: 10, sx: 0.5 } });
    expect(only(leaving).end['transform']).toBe('translate(-50%,0px) rotate(-10deg) scale(2,1)');
    expect(leavingFate).toBe('moves');
    expect(written({ in: { x: '50%' }, out: { a: false } }).leavingFate).toBe('stays');
  });
});

describe('the order', () => {
  const both = { in: { x: '(100%)' }, out: { x: '(-100%)', a: false } };
  it.each([
    ['inout', 'entering'],
    ['outin', 'leaving'],
    ['forceinout', 'entering'],
  ])('%s puts the %s side above', (o, above) => {
    expect(written({ ...both, o }).above).toBe(above);
  });

  it('may leave one side still', () => {
    expect(written({ ...both, o: 'in' }).leavingFate).toBe('stays');
    expect(written({ ...both, o: 'out' })).toMatchObject({ entering: { pieces: [] }, above: 'leaving' });
  });
});
