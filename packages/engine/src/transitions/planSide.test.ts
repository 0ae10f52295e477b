import { describe, expect, it } from 'vitest';
import { backwards, context, movesOf, plan, written } from './testing/plan.ts';
import type { TransitionContext } from './TransitionPlan.ts';

describe('a grid', () => {
  it('is cut into cells that follow one another within the length', () => {
    const { entering, durationMs } = plan('slotfade-horizontal', { ms: 900 });
    expect([entering.rows, entering.columns, entering.isCut]).toEqual([1, 8, true]);
    const times = movesOf(entering).map(({ delayMs, durationMs: length }) => [delayMs, length]);
    expect(times[0]?.[0]).toBe(0);
    // The length divided by 1500, in seconds, is the stagger.
    expect(times.at(-1)?.map(Math.round)).toEqual([600, 300]);
    expect(durationMs).toBe(900);
  });

  it.each([
    [300, 300, 700],
    [20, 200, 800],
    [5000, 800, 200],
  ])('with a stagger of %i starts the last cell after %i ms for %i ms', (sd, delayMs, length) => {
    const last = movesOf(plan('slotfade-horizontal', { sd }).entering).at(-1);
    expect(last).toMatchObject({ delayMs, durationMs: length });
  });

  it('fills from the other end when the slides go backwards', () => {
    const delays = (given: TransitionContext) => movesOf(plan('boxfade', {}, given).entering)[0]?.delayMs;
    expect([delays(context), Math.round(delays(backwards) ?? 0)]).toEqual([0, 667]);
  });

  it('takes the whole time for all when nothing waits', () => {
    const { entering } = plan('slotfade-horizontal', { f: 'nodelay' });
    expect(movesOf(entering).every(({ delayMs, durationMs }) => delayMs === 0 && durationMs === 1000)).toBe(
      true,
    );
  });

  it('is drawn, and bounded by the canvas', () => {
    expect(written({ in: { o: 0, row: 'random', col: 'random' } }).entering).toMatchObject({
      rows: 8,
      columns: 8,
    });
    const small = written({ in: { o: 0, row: 50, col: 50 } }, { ...context, width: 20, height: 15 });
    expect(small.entering).toMatchObject({ rows: 5, columns: 10 });
  });

  it('is drawn once for both sides', () => {
    const draws = [0.1, 0.3, 0.6, 0.9];
    const given = { ...context, random: () => draws.shift() ?? 0 };
    const { entering, leaving } = written({ in: { y: '100%', row: 'random', col: 'random' } }, given);
    expect([leaving.rows, leaving.columns]).toEqual([entering.rows, entering.columns]);
    expect([entering.rows, entering.columns]).toEqual([4, 6]);
  });

  it('never has more pieces than a page can move', () => {
    expect(written({ in: { o: 0, row: 400, col: 900 } }).entering.pieces.length).toBeLessThanOrEqual(400);
  });

  it('moves behind windows when it is masked', () => {
    expect(plan('slotslide-horizontal').entering.isMasked).toBe(true);
    expect(written({ in: { x: '100%', m: true } }).entering).toMatchObject({ isCut: true, isMasked: true });
  });

  it('is shared by a leaving side that does the opposite', () => {
    const { leaving } = written({ in: { y: '100%', col: 4, m: true } });
    expect(leaving).toMatchObject({ columns: 4, isCut: true, isMasked: true });
  });

  it('draws a value for each piece', () => {
    const draws = [0, 0.25, 0.75];
    const { entering } = written(
      { in: { r: '{-100,100}', col: 3 }, f: 'nodelay' },
      { ...context, random: () => draws.shift() ?? 0 },
    );
    const starts = movesOf(entering).map(({ start }) => start['transform']);
    expect(new Set(starts).size).toBe(3);
  });

  it('takes one value after the other from a list', () => {
    const { entering } = plan('slotslide');
    expect(
      movesOf(entering)
        .slice(0, 2)
        .map(({ start }) => start['transform']),
    ).toEqual([
      'translate(0px,100%) rotate(0deg) scale(1,1)',
      'translate(0px,-100%) rotate(0deg) scale(1,1)',
    ]);
  });
});

describe('filters', () => {
  it('lets the new background come out of a filter', () => {
    const filter = movesOf(plan('blurlight').entering).find(({ start }) => 'filter' in start);
    expect(filter?.start['filter']).toContain('blur(8px)');
    expect(filter?.end['filter']).toContain('blur(0px)');
    expect(plan('blurlight').leavingFate).toBe('stays');
  });

  it('lets the old one go into it where they cross', () => {
    expect(movesOf(plan('grayscalecross').leaving)[0]?.end['filter']).toContain('grayscale(100%)');
  });

  it('smears what moves fast, most in the middle', () => {
    const { entering } = written({ in: { x: '100%', mou: true, mo: 80 } });
    const smear = movesOf(entering).find(({ middle }) => middle);
    expect([smear?.start['filter'], smear?.middle?.['filter'], smear?.end['filter']]).toEqual([
      'blur(0px)',
      'blur(12px)',
      'blur(0px)',
    ]);
  });
});
