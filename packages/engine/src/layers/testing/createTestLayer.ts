import { createTestClock } from '@vitrine/browser/testing';
import { type Layer, type LevelIndex, openModule, type Slide } from '@vitrine/model';
import type { Track } from '@vitrine/motion';
import { allFeatures } from '../../features/allFeatures.ts';
import type { LayerEvent } from '../../ports/LayerPlayer.ts';
import { createLayerPlayer, type LayerPlayerOptions } from '../createLayerPlayer.ts';
import { createTestLayerMotion } from './createTestLayerMotion.ts';
import { createTestNodes } from './createTestNodes.ts';

type Json = Record<string, unknown>;

const USUAL_LEVELS = [false, true, true, true, true];

/** A layer that scales with its module, and its slide, read from the wire format. */
export function readLayer(layer: Json, slide: Json = {}): { layer: Layer; slide: Slide } {
  const fluid = { tx: true, tr: true, sp: true };
  const layers = { 4: { id: 4, type: 'text', fluid, ...layer } };
  const module = openModule({ settings: { uSize: USUAL_LEVELS }, slides: { 1: { slide, layers } } });
  const read = module.slide('1');
  const [first] = read.layers;
  if (!first) throw new Error('the slide has no layer');
  return { layer: first, slide: read };
}

interface TestLayerOptions extends Partial<LayerPlayerOptions> {
  readonly slideWire?: Json;
  readonly html?: string;
}

/** One layer at play, moved by hand. Its times are those of `clock`. */
export function createTestLayer(wire: Json, options: TestLayerOptions = {}) {
  const { slideWire = {}, html, ...given } = options;
  const { layer, slide } = readLayer(wire, slideWire);
  const nodes = createTestNodes(layer, html === undefined ? {} : { html });
  const clock = createTestClock();
  const motion = createTestLayerMotion(clock);
  const told: LayerEvent[] = [];
  const level: LevelIndex = 1;
  const player = createLayerPlayer({
    features: allFeatures,
    layer,
    slide,
    nodes,
    motion,
    clock,
    level: () => level,
    direction: () => 1,
    isReducedMotion: () => false,
    random: () => 0.5,
    onEvent: (event) => void told.push(event),
    ...given,
  });
  return {
    player,
    layer,
    nodes,
    clock,
    motion,
    told,
    /** `name frame` of what was told; a cut frame has a `!`. */
    get events() {
      return told.map(({ name, frame, interrupted }) => `${name} ${frame}${interrupted ? '!' : ''}`);
    },
    /** What the timelines that are alive do with the content. */
    get contentTracks(): readonly Track[] {
      return motion.timelines.alive.flatMap(({ tracks }) =>
        tracks.filter(({ element }) => element === nodes.content),
      );
    },
    /** Everything that is left in the page or on the clock. */
    get leftOver() {
      const elements = Object.values(nodes).filter((node): node is HTMLElement => node !== null);
      return {
        timelines: motion.timelines.alive.length,
        calls: clock.pending,
        styles: elements.map((element) => element.getAttribute('style')).filter((style) => style !== null),
        splits: motion.splitCount,
        blocks: nodes.place.querySelectorAll('sr7-block').length,
      };
    },
  };
}

export const NOTHING_LEFT = { timelines: 0, calls: 0, styles: [], splits: 0, blocks: 0 };

/** The same, once it has come in and all that was told is forgotten. */
export function createEnteredLayer(wire: Json, options: TestLayerOptions = {}) {
  const test = createTestLayer(wire, options);
  test.player.play('in');
  test.player.finish();
  test.told.length = 0;
  return test;
}

/** What was promised comes: loading what splits a text takes some turns. */
export async function breathe(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}
