// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { measureLayer } from '../boxes/measureLayer.ts';
import { restPose } from '../pose/restPose.ts';
import { readLayer } from '../testing/createTestLayer.ts';
import { createTestNodes } from '../testing/createTestNodes.ts';
import { createValues } from '../values/createValues.ts';
import { hoverLook } from './hoverLook.ts';
import { hoverRules } from './hoverRules.ts';

/** A layer and its hover that looks the same, apart from what is given. */
function contextOf(layerWire: Record<string, unknown>, hov: Record<string, unknown>, isReduced = false) {
  const { layer } = readLayer({
    color: '#ffffff',
    ...layerWire,
    hov: { u: true, color: { c: '#ffffff' }, ...hov },
  });
  if (!layer.hover) throw new Error('the layer has no hover');
  const nodes = createTestNodes(layer);
  const context = {
    layer,
    hover: layer.hover,
    level: 1 as const,
    boxes: measureLayer(nodes),
    values: createValues({ direction: 1, turn: 0, random: () => 0 }),
    standing: restPose(layer, 1),
    baseFilter: '',
    isReduced,
  };
  return { context, nodes };
}
const look = (layer: Record<string, unknown>, hov: Record<string, unknown>, isReduced = false) =>
  hoverLook(contextOf(layer, hov, isReduced).context);

describe('hover', () => {
  it('changes nothing where it looks the same', () => {
    expect(look({}, {})).toBeNull();
  });

  it.each<[string, Record<string, unknown>, Record<string, unknown>, object, object]>([
    [
      'turns and scales from where the layer stands',
      { tl: { in: { content: { all: [{}, { x: '10px' }] } } } },
      { frame: { rZ: '45deg', sX: '0.9', sY: '0.9' } },
      { transform: 'translate(calc(10*var(--u)),0) rotateZ(0deg) scale(1,1)' },
      { transform: 'translate(calc(10*var(--u)),0) rotateZ(45deg) scale(0.9,0.9)' },
    ],
    ['fades', {}, { frame: { o: '50%' } }, { opacity: 1 }, { opacity: 0.5 }],
    ['colours a text', {}, { color: { c: '#0c0c0c' } }, { color: '#ffffff' }, { color: '#0c0c0c' }],
    [
      'colours a drawing',
      { type: 'svg', content: { color: '#111111' } },
      { svg: { c: '#222222' } },
      { color: '#111111' },
      { color: '#222222' },
    ],
    [
      'colours the background',
      { bg: { color: '#101010' } },
      { color: { c: '#ffffff', bg: '#b6bec3' } },
      { backgroundColor: '#101010' },
      { backgroundColor: '#b6bec3' },
    ],
    [
      'fades a colour into a gradient',
      { bg: { color: '#101010' } },
      { color: { c: '#ffffff', bg: 'linear-gradient(90deg, #ff0000 0%, #00ff00 100%)' } },
      { backgroundImage: 'linear-gradient(#101010,#101010)' },
      { backgroundImage: 'linear-gradient(90deg, #ff0000 0%, #00ff00 100%)' },
    ],
    [
      'draws a border that was not there',
      {},
      { border: { c: '#ff0000', s: 'solid', w: { t: 1, r: 1, b: 1, l: 1 } } },
      { borderStyle: 'solid', borderWidth: '0 0 0 0', borderColor: '#ff0000' },
      { borderStyle: 'solid', borderColor: '#ff0000' },
    ],
    [
      'rounds corners',
      {},
      { radius: { t: '30px', r: '30px', b: '30px', l: '30px' } },
      { borderRadius: '0 0 0 0' },
      { borderRadius: Array.from({ length: 4 }, () => 'calc(30*var(--u))').join(' ') },
    ],
    [
      'filters',
      {},
      { filter: { r: '120%', g: 0, b: 0 } },
      { filter: 'brightness(100%)' },
      { filter: 'brightness(120%)' },
    ],
    [
      'outlines a drawing',
      { type: 'svg', content: { color: '#ffffff' } },
      { svg: { c: '#ffffff', stroke: { c: '#333333', w: 2 } } },
      { stroke: 'transparent', strokeWidth: '0px' },
      { stroke: '#333333', strokeWidth: '2px' },
    ],
  ])('%s', (_, layer, hov, from, to) => {
    expect(look(layer, hov)).toMatchObject({ from, to });
  });

  it('leaves a picture in the background alone', () => {
    const layer = { bg: { color: '#101010', image: { u: true, src: '/a.png', size: 'cover' } } };
    expect(
      look(layer, { color: { c: '#ffffff', bg: 'linear-gradient(90deg, #f00 0%, #0f0 100%)' } }),
    ).toBeNull();
  });

  it('moves nothing for a visitor who wants no motion', () => {
    expect(look({}, { frame: { rZ: '45deg' }, color: { c: '#000000' } }, true)?.to).toEqual({
      color: '#000000',
    });
  });
});

it('sets what cannot be reached by degrees as long as it lasts', () => {
  const { context, nodes } = contextOf({}, { deco: 'underline', zIndex: '12', frame: { oX: 0, oY: '100%' } });
  expect(hoverRules(context, nodes)).toEqual([
    { element: nodes.content, property: 'text-decoration', value: 'underline' },
    { element: nodes.place, property: 'z-index', value: '12' },
    { element: nodes.content, property: 'transform-origin', value: '0% 100%' },
  ]);
});
