import { type Layer, openModule, type Slide } from '@vitrine/model';
import { describe, expect, it } from 'vitest';
import { isEntered, spansSlide } from './isEntered.ts';

function layerOf(layer: object, actions: readonly object[] = []): [Layer, Slide] {
  const slide = openModule({
    slides: { 1: { slide: { actions }, layers: { 4: { id: 4, ...layer } } } },
  }).slide('1');
  const [first] = slide.layers;
  if (!first) throw new Error('the slide has no layer');
  return [first, slide];
}
const frames = (...starts: (string | number)[]) => ({ all: starts.map((t) => ({ t })) });

describe('isEntered', () => {
  it.each([
    ['without a timeline', {}],
    ['with a timeline that runs by itself', { tl: { in: { content: frames(0, 300) } } }],
    ['with a later frame that waits', { tl: { in: { content: frames(0, 'w300') } } }],
    ['with a scene that only an action plays', { tl: { scene_1: { content: frames('w0') } } }],
    ['with an exit that waits', { tl: { out: { content: frames('w0') } } }],
  ])('is true for a layer %s', (_, layer) => {
    expect(isEntered(...layerOf(layer))).toBe(true);
  });

  it.each(['content', 'mask', 'clip', 'filter'])('is false while the %s waits for an action', (target) => {
    expect(isEntered(...layerOf({ tl: { in: { [target]: frames('w0', 300) } } }))).toBe(false);
  });

  it('is false for a layer that a toggle starts hidden, and for no other', () => {
    const toggle = { a: 'toggleScenes', atst: 'hidden', target: ['4'] };
    expect(isEntered(...layerOf({}, [toggle]))).toBe(false);
    expect(isEntered(...layerOf({}, [{ ...toggle, target: ['5'] }]))).toBe(true);
    expect(isEntered(...layerOf({}, [{ ...toggle, atst: 'visible' }]))).toBe(true);
  });

  it('is false for a layer that shows on hover', () => {
    expect(isEntered(...layerOf({ viSH: true }))).toBe(false);
  });
});

describe('spansSlide', () => {
  it.each([
    [{}, [1, 2, 3, 4]],
    [{ sStart: 1, sEnd: 'last' }, [1, 2, 3, 4]],
    [{ sStart: 2, sEnd: 3 }, [2, 3]],
    [{ sStart: '3', sEnd: 'last' }, [3, 4]],
    [{ sEnd: '1' }, [1]],
    [{ sEnd: 0 }, [1, 2, 3, 4]],
    [{ sEnd: -1 }, [1, 2, 3, 4]],
    [{ sStart: 3, sEnd: 2 }, []],
  ])('shows a layer with %j on %j of four', (layer, expected) => {
    const [read] = layerOf(layer);
    expect([1, 2, 3, 4].filter((slideNumber) => spansSlide(read, slideNumber))).toEqual(expected);
  });
});
