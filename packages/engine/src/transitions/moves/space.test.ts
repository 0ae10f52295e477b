import { expect, it } from 'vitest';
import { backwards, movesOf, plan } from '../testing/plan.ts';

it.each([
  ['cube-horizontal', 1500],
  ['incube-horizontal', 2500],
  ['turnoff', 1500],
  ['flyin', 2500],
])('%s has a perspective of %i', (key, perspectivePx) => {
  expect(plan(key).perspectivePx).toBe(perspectivePx);
});

it('turns a cube as deep as it is wide, and ends flat', () => {
  const { entering, leaving, leavingFate } = plan('cube-horizontal', {
    d3: { f: 'cube', z: '400', su: 'true' },
    in: { o: 0 },
  });
  const [turn] = movesOf(entering);
  expect(turn).toMatchObject({
    start: { transform: 'perspective(1500px) translateZ(-500px) rotateY(90deg) translateZ(500px)' },
    end: { transform: 'perspective(1500px) translateZ(-500px) rotateY(0deg) translateZ(500px)' },
  });
  expect(movesOf(leaving)[0]?.end['transform']).toContain('rotateY(-90deg)');
  expect([leavingFate, entering.hidesBack]).toEqual(['moves', true]);
  expect(movesOf(entering).find(({ middle }) => middle)?.middle).toEqual({ scale: '0.79', rotate: '0deg' });
  expect(movesOf(entering).find(({ start }) => 'filter' in start)?.start).toEqual({
    filter: 'brightness(0.5)',
  });
  expect(movesOf(entering).find(({ start }) => 'opacity' in start)?.durationMs).toBe(350);
});

it('turns the other way, and about the other axis', () => {
  expect(movesOf(plan('cube-horizontal', {}, backwards).entering)[0]?.start['transform']).toContain(
    'rotateY(-90deg)',
  );
  expect(movesOf(plan('cube').entering)[0]?.start['transform']).toContain('rotateX(-90deg)');
});

it('looks at the walls of a room from inside', () => {
  const start = movesOf(plan('incube-horizontal').entering)[0]?.start['transform'];
  expect(start).toBe('perspective(2500px) translateZ(500px) rotateY(-90deg) translateZ(-500px)');
});

it.each(['turnoff', 'flyin'])('%s uncovers the new background', (key) => {
  expect(plan(key).above).toBe('leaving');
});

it('swings a door until nothing of it is seen', () => {
  const end = movesOf(plan('turnoff').leaving)[0]?.end['transform'];
  expect(end).toBe('perspective(1500px) translateX(-50%) rotateY(108.43deg) translateX(50%)');
});

it('cuts both sides alike', () => {
  const { entering, leaving } = plan('cube-horizontal', { in: { col: 5 } });
  expect([entering.columns, leaving.columns]).toEqual([5, 5]);
  expect(plan('3dcurtain-horizontal')).toMatchObject({
    entering: { columns: 1 },
    leaving: { columns: 10 },
  });
});

it('takes its own ease where it has one, else that of the transition', () => {
  const ease = (rest: Record<string, unknown>) =>
    movesOf(plan('cube-horizontal', { ease: 'sine.in', ...rest }).entering)[0]?.ease;
  expect([ease({}), ease({ d3: { f: 'cube', e: 'back.out' } })]).toEqual(['sine.in', 'back.out']);
});

it('goes with a filter without touching what the turn needs', () => {
  const { entering } = plan('cube-horizontal', { d3: { f: 'cube' }, filter: { u: true, b: 10 } });
  const properties = movesOf(entering).flatMap(({ end }) => Object.keys(end));
  expect(properties.length).toBe(new Set(properties).size);
});
