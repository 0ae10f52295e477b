// @vitest-environment happy-dom
import { createTestClock } from '@vitrine/browser/testing';
import { openModule } from '@vitrine/model';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestEnvironment } from '../player/testing/createTestEnvironment.ts';
import { createTestStage } from '../player/testing/createTestStage.ts';
import { firstFrame } from '../slides/firstFrame.ts';
import { createModifiers } from './createModifiers.ts';

type Json = Record<string, unknown>;

/** The pages' windows are 768 high; the module is 1000 wide and 400 high. */
let top = 0;
let isTouch = false;

beforeEach(() => {
  window.scrollTo(0, 0);
  top = 100;
  isTouch = false;
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isTouch }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function rig({ mod = {}, layer = {}, background }: { mod?: Json; layer?: Json; background?: Json }) {
  const module = openModule({
    id: '7',
    settings: { mod: { use: true, ...mod } },
    slides: {
      1: {
        id: 1,
        slide: { order: 1 },
        layers: {
          0: { id: 0, type: 'shape', subtype: 'slidebg', ...(background ? { mod: background } : {}) },
          1: { id: 1, type: 'text', content: { text: 'Hello' }, mod: layer },
        },
      },
    },
  });
  const clock = createTestClock();
  const environment = createTestEnvironment(clock);
  const stage = createTestStage(module, document);
  stage.draw(firstFrame(module, { nowMs: 0 }));
  stage.root.appendChild(document.createElement('sr7-content'));
  const { root } = stage;
  root.getBoundingClientRect = () => new DOMRect(0, top, 1000, 400);
  const added: string[] = [];
  for (const target of [root, window]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((name: string, ...rest: unknown[]) => {
      added.push(name);
      Reflect.apply(add, target, [name, ...rest]);
    });
  }
  const feature = createModifiers({ module, stage, environment });
  const slide = module.slide('1');
  const style = (selector = 'sr7-plx'): string | null =>
    root.querySelector(selector)?.getAttribute('style') ?? null;
  return {
    clock,
    environment,
    feature,
    style,
    added,
    show() {
      environment.visible.set(true);
      feature.enter?.(slide);
      clock.advance(20);
    },
    scrollTo(next: number) {
      top = next;
      window.dispatchEvent(new Event('scroll'));
      clock.advance(20);
    },
    point(x: number, y: number) {
      const event = new Event('pointermove');
      root.dispatchEvent(Object.assign(event, { pageX: x, pageY: y }));
      clock.advance(20);
    },
    leave: () => root.dispatchEvent(new Event('pointerleave')),
  };
}

const mouse = (more: Json = {}) => ({ m: { u: true, x: 10, y: 20, s: 1, e: 'none', ...more } });
const scroll = (more: Json = {}) => ({ s: { u: true, y: 50, s: 0, ...more } });

it('moves a layer against the pointer by its depth, in its time, and back when the pointer goes', () => {
  const { show, point, leave, style, clock } = rig({ layer: mouse() });
  show();
  point(700, 350);
  clock.advance(1000);
  expect(style()).toBe('transform: translate3d(-20px,-10px,0);');
  leave();
  clock.advance(1200);
  expect(style()).toBeNull();
  expect(clock.pending).toBe(0);
});

it('counts from where the pointer came in, where the layer says so', () => {
  const { show, point, style, clock } = rig({ layer: mouse({ o: 'e' }) });
  show();
  point(700, 350);
  point(800, 300);
  clock.advance(1200);
  expect(style()).toBe('transform: translate3d(-10px,10px,0);');
});

it('follows the page, and rests while all of the module is in view', () => {
  const { show, scrollTo, style } = rig({ layer: scroll() });
  show();
  expect(style()).toBeNull();
  scrollTo(-100);
  expect(style()).toBe('transform: translate3d(0px,50px,0);');
  scrollTo(20);
  expect(style()).toBeNull();
});

it('moves a background beside what transitions do to it', () => {
  const { show, scrollTo, style } = rig({ background: scroll({ uf: true, b: 4, f: 'on', t: 0 }) });
  show();
  scrollTo(-200);
  expect(style('sr7-bg')).toBe(
    'translate: 0px 100px; will-change: translate; opacity: 0.5; filter: blur(2px);',
  );
});

it('tilts the whole module in 3D: at the edge by half its depth', () => {
  const { show, point, style, clock } = rig({ mod: { d3: true, d3d: 20 } });
  show();
  point(1000, 300);
  clock.advance(1200);
  expect(style('sr7-content')).toMatch(
    /^transform: perspective\(1600px\) scale\(1\.0\d+\) rotateX\(0\.00deg\) rotateY\(10\.00deg\);$/,
  );
});

it.each([
  ['nothing', {}, []],
  ['the page alone', scroll(), ['scroll', 'resize']],
  ['the pointer alone', mouse(), ['pointermove', 'pointerleave', 'pointercancel']],
])('listens to %s where no layer uses more', (_, layer, expected) => {
  const { show, added } = rig({ layer });
  show();
  expect(added).toEqual(expected);
});

it('stands at rest and listens to nothing on mobile where the module is off there', () => {
  isTouch = true;
  const { show, added, scrollTo, style } = rig({ mod: { dOM: true }, layer: { ...scroll(), ...mouse() } });
  show();
  scrollTo(-100);
  expect([added, style()]).toEqual([[], null]);
});

it('hears how a device without a mouse is held', () => {
  isTouch = true;
  const { show, style, clock } = rig({ layer: mouse() });
  show();
  for (const [beta, gamma] of [
    [40, 0],
    [40, 15],
  ]) {
    window.dispatchEvent(Object.assign(new Event('deviceorientation'), { beta, gamma }));
    clock.advance(1200);
  }
  expect(style()).toBe('transform: translate3d(-25px,0px,0);');
});

it('comes to rest for a visitor who wants less motion, and moves again when that is over', () => {
  const { show, scrollTo, style, environment, clock } = rig({ layer: scroll() });
  show();
  scrollTo(-100);
  environment.reducedMotion.set(true);
  expect(style()).toBeNull();
  scrollTo(-200);
  expect(style()).toBeNull();
  environment.reducedMotion.set(false);
  clock.advance(20);
  expect(style()).toBe('transform: translate3d(0px,100px,0);');
});

it('does nothing while the module is out of view', () => {
  const { show, scrollTo, style, environment, clock } = rig({ layer: scroll() });
  show();
  environment.visible.set(false);
  scrollTo(-100);
  expect([style(), clock.pending]).toEqual([null, 0]);
});

it('puts a slide back to rest when it goes, and leaves nothing behind', () => {
  const { show, scrollTo, style, feature, environment, clock } = rig({ layer: scroll() });
  const before = environment.listenerCount;
  show();
  scrollTo(-100);
  feature.remove?.('1');
  expect(style()).toBeNull();
  scrollTo(-200);
  feature.dispose();
  expect([clock.pending, environment.listenerCount]).toEqual([0, before - 2]);
});
