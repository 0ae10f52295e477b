// @vitest-environment happy-dom
// @long
import { createTestClock } from '@vitrine/browser/testing';
import { type Layer, LEVEL_INDICES, type LevelIndex, openModule } from '@vitrine/model';
import type { Style, Track } from '@vitrine/motion';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LayerNodes } from '../ports/Stage.ts';
import { allLayers } from './allLayers.ts';
import { measureLayer } from './boxes/measureLayer.ts';
import { compileLoops } from './loop/compileLoops.ts';
import { restStyle } from './pose/restStyle.ts';
import { compileScene } from './scene/compileScene.ts';
import * as effects from './scene/effectsFeature.ts';
import { sceneOf } from './scene/sceneOf.ts';
import { splitKindOf } from './scene/splitFrames.ts';
import { createTestLayerMotion } from './testing/createTestLayerMotion.ts';
import { createTestNodes } from './testing/createTestNodes.ts';
import { createValues } from './values/createValues.ts';

// Where there is a DOM, `import.meta.url` is an address of it.
const demo = join(import.meta.dirname, '../../../../apps/site/demo/modules');
const corpus = process.env['VITRINE_CORPUS'];

function readFolder(folder: string): { readonly name: string; readonly document: unknown }[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.endsWith('.items.json'));
  return names.map((name) => ({ name, document: JSON.parse(readFileSync(join(folder, name), 'utf8')) }));
}

const motion = createTestLayerMotion(createTestClock());

function compile(layer: Layer, nodes: LayerNodes, name: string, level: LevelIndex, direction: 1 | -1) {
  const scene = sceneOf(layer, name);
  const kind = scene && splitKindOf(scene);
  const parts = [document.createElement('span'), document.createElement('span')];
  const context = {
    nodes,
    level,
    boxes: measureLayer(nodes),
    values: createValues({ direction, turn: 0, random: () => 0.3 }),
    baseFilter: '',
    delayMs: 0,
    from: name === 'in' ? ({ kind: 'before' } as const) : ({ kind: 'standing', played: [] } as const),
    goal: 'end',
    split: kind && { kind, parts },
  } as const;
  return { ...compileScene(layer, name, context, motion, effects), loops: compileLoops(layer, context) };
}

const isTime = (value: number): boolean => Number.isFinite(value) && value >= 0;
const BROKEN = /NaN|undefined|null|Infinity|-0(?![.\d])/;

/**
 * What is wrong with a track: times are finite, and no value is missing or broken. They are told together: there are hundreds of
 * thousands of them, and to expect something of each takes longer than to make it.
 */
function faultsOf(start: Style, steps: Track['steps']): string[] {
  const names = Object.keys(start).join();
  const times = steps.filter(({ startMs, durationMs }) => !isTime(startMs) || !isTime(durationMs));
  const styles = [start, ...steps.map((step) => step.style)].filter((style) => {
    const values = Object.values(style);
    return Object.keys(style).join() !== names || values.includes('') || BROKEN.test(values.join(' '));
  });
  return [...times, ...styles].map((each) => JSON.stringify(each));
}

/** Functions that do nothing where they stand alone; without depth a perspective does nothing either. */
const IDLE =
  /^(?:translate\(0,0\)|translateZ\(0\)|rotate[XYZ]\(0deg\)|skew\(0deg,0deg\)|scale\(1,1\)|blur\(0\)|(?:grayscale|sepia|invert)\(0%\)|brightness\(100%\)|hue-rotate\(0deg\))$/;

function withoutIdle(css: string): string | undefined {
  const functions = css.match(/[a-z-]+\((?:[^()]|\([^()]*\([^()]*\)[^()]*\)|\([^()]*\))*\)/gi) ?? [];
  const busy = functions.filter((each) => !IDLE.test(each));
  const hasDepth = busy.some((each) => /^(?:translateZ|rotateX|rotateY)/.test(each));
  return busy.filter((each) => hasDepth || !each.startsWith('perspective')).join(' ') || undefined;
}

const WHOLE = 'inset(0% 0% 0% 0%)';

/** The last state of an entry is, property by property, what the style sheet has for the layer at rest. What is not: */
function restFaults(end: Style, layer: Layer, level: LevelIndex): string[] {
  const rest = restStyle(layer, level);
  const isRest: Readonly<Record<string, (value: string) => boolean>> = {
    transform: (value) => withoutIdle(value) === rest.transform,
    filter: (value) => withoutIdle(value) === rest.filter,
    backdropFilter: (value) => withoutIdle(value) === rest['backdrop-filter'],
    opacity: (value) => Number(value) === (rest.opacity ?? 1),
    clipPath: (value) => value === (rest['clip-path'] ?? (value.startsWith('circle') ? value : WHOLE)),
  };
  return Object.entries(end)
    .filter(([name, value]) => isRest[name]?.(String(value)) === false)
    .map(([name, value]) => `${name}: ${value}, not as ${JSON.stringify(rest)}`);
}

const modules = [...readFolder(demo), ...(corpus ? readFolder(join(corpus, 'modules')) : [])];

describe.each(modules)('$name', ({ document: wire }) => {
  const module = openModule(wire);
  const layers = [...module.slides, ...module.globalSlides].flatMap(({ key }) =>
    allLayers(module.slide(key).layers),
  );

  it('has scenes that can all be played at every level, and entries that end at rest', () => {
    for (const layer of layers) {
      const nodes = createTestNodes(layer);
      const names = ['in', 'out', ...Object.keys(layer.timeline.named)];
      for (const level of LEVEL_INDICES) {
        for (const name of names) {
          const { tracks, durationMs, frames, loops, block } = compile(
            layer,
            nodes,
            name,
            level,
            level % 2 === 0 ? 1 : -1,
          );
          const sheets = [...tracks, ...(block ? [block] : [])].flatMap(({ start, steps }) =>
            faultsOf(start, steps),
          );
          const turns = loops.flatMap(({ start, intro, cycle }) => faultsOf(start, [...intro, ...cycle]));
          const late = frames.filter(({ endMs }) => endMs > durationMs);
          const ends = name === 'in' ? tracks.filter(({ element }) => element === nodes.content) : [];
          const rests = ends.flatMap(({ steps }) => restFaults(steps.at(-1)?.style ?? {}, layer, level));
          const faults = [...sheets, ...turns, ...late, ...rests];
          expect({ layer: layer.id, name, level, isTime: isTime(durationMs), faults }).toEqual({
            layer: layer.id,
            name,
            level,
            isTime: true,
            faults: [],
          });
        }
      }
      nodes.place.parentElement?.remove();
    }
  });
});
