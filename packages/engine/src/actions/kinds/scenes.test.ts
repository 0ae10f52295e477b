import { describe, expect, it } from 'vitest';
import { runAction } from '../testing/runAction.ts';

describe('scenes', () => {
  const plays = (layerId: string, scene: string, recursive = false, restart = false) => [
    'play',
    layerId,
    scene,
    { recursive, restart },
  ];

  it('plays the scene of each layer, with its children where asked', () => {
    const wire = { a: 'playScene', sc: 'scene_1', target: ['1', 2] };
    expect(runAction({ ...wire, rec: true })).toEqual([
      plays('1', 'scene_1', true),
      plays('2', 'scene_1', true),
    ]);
    expect(runAction(wire)).toEqual([plays('1', 'scene_1'), plays('2', 'scene_1')]);
  });

  it('plays nothing without the name of a scene', () => {
    expect(runAction({ a: 'playScene', target: ['1'] })).toEqual([]);
  });

  it('acts on its own layer when it names none', () => {
    expect(runAction({ a: 'playScene', sc: 'out' })).toEqual([plays('9', 'out')]);
  });

  it.each([
    ['scene_1', 'scene_2'],
    ['scene_2', 'scene_1'],
    ['in', 'scene_1'],
    [null, 'scene_1'],
  ])('toggles a layer that is in %j to %j', (current, next) => {
    const wire = { a: 'toggleScenes', target: ['1'], scn: 'scene_1', scm: 'scene_2', rec: true };
    const asked = runAction(wire, ({ scenes }) => scenes.set('1', current));
    expect(asked).toEqual([plays('1', next, true), ['toggleText', '9']]);
  });

  it('toggles each layer by where it is itself', () => {
    const asked = runAction({ a: 'toggleScenes', target: ['1', '2'] }, ({ scenes }) => scenes.set('1', 'in'));
    expect(asked.slice(0, 2)).toEqual([plays('1', 'out'), plays('2', 'in')]);
  });

  it('shows a layer that starts hidden at the first turn', () => {
    const [first] = runAction({ a: 'toggleScenes', target: ['1'], scn: 'in', scm: 'out', atst: 'hidden' });
    expect(first).toEqual(plays('1', 'in'));
  });

  it.each([
    [{ sc: 'scene_2' }, 'in', 'scene_2'],
    [{}, 'scene_1', 'scene_1'],
    [{}, null, 'in'],
  ])('replays %j of a layer in %j: %j, from its start', (wire, current, scene) => {
    const asked = runAction({ a: 'replayScene', target: ['1'], ...wire }, ({ scenes }) =>
      scenes.set('1', current),
    );
    expect(asked).toEqual([plays('1', scene, false, true)]);
  });

  it.each([
    ['startlayer', null, 'in'],
    ['stoplayer', 'in', 'out'],
    ['togglelayer', null, 'in'],
    ['togglelayer', 'out', 'in'],
    ['togglelayer', 'in', 'out'],
    ['togglelayer', 'scene_1', 'out'],
  ])('%s takes a layer in %j to %j', (a, current, scene) => {
    const [first] = runAction({ a, target: ['1'] }, ({ scenes }) => scenes.set('1', current));
    expect(first).toEqual(plays('1', scene));
  });

  it.each([
    ['nextframe', 1],
    ['nframe', 1],
    ['prevframe', -1],
    ['pframe', -1],
  ])('%s goes %d frame', (a, by) => {
    expect(runAction({ a, target: ['1', '2'] })).toEqual([
      ['stepFrame', '1', by],
      ['stepFrame', '2', by],
    ]);
  });
});
