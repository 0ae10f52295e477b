import { createTestClock } from '@vitrine/browser/testing';
import { openModule } from '@vitrine/model';
import { createTestTimelines } from '@vitrine/motion/testing';
import { carouselOffsets } from '../../carousel/carouselOffsets.ts';
import { allFeatures } from '../../features/allFeatures.ts';
import type { PlayerSource } from '../../ports/Player.ts';
import { domEventName, type PlayerEventName } from '../../ports/PlayerEvents.ts';
import { firstFrame } from '../../slides/firstFrame.ts';
import { createPlayer } from '../createPlayer.ts';
import { createTestEnvironment } from './createTestEnvironment.ts';
import { createTestMotion } from './createTestMotion.ts';
import { createTestStage, type TestStage } from './createTestStage.ts';

type Json = Record<string, unknown>;

interface TestPlayerOptions {
  readonly settings?: Json;
  /** Documents of the slides, in order: `slide` and `layers` in the wire format. */
  readonly slides?: readonly { readonly slide?: Json; readonly layers?: Json }[];
  readonly global?: { readonly slide?: Json; readonly layers?: Json };
  readonly source?: PlayerSource;
  readonly random?: () => number;
  /** Scripts came too late: the first slide's layers show already. */
  readonly isLate?: boolean;
  /** Changes the page before anything plays in it. */
  readonly before?: (stage: TestStage) => void;
}

const moment = { nowMs: 0 };

/** A module at play in a page that a test moves by hand. Slides have the keys 1, 2, 3 …; changes take 1000 ms. */
export function createTestPlayer(options: TestPlayerOptions = {}) {
  const { settings = {}, slides = [{}, {}, {}], global, source, random, isLate = false } = options;
  const entries = slides.map(({ slide = {}, layers = {} }, index) => [
    String(index + 1),
    { id: index + 1, slide: { order: index + 1, ...slide }, layers },
  ]);
  const module = openModule({
    id: '7',
    settings,
    slides: {
      ...Object.fromEntries(entries),
      ...(global ? { 99: { slide: { global: true, ...global.slide }, layers: global.layers ?? {} } } : {}),
    },
  });
  const clock = createTestClock();
  const environment = createTestEnvironment(clock, random);
  const timelines = createTestTimelines(clock);
  const stage = createTestStage(module, document);
  const frame = firstFrame(module, moment, carouselOffsets);
  stage.awaits = !isLate;
  stage.draw(frame);
  options.before?.(stage);
  const told: string[] = [];
  const tell = (name: PlayerEventName): void =>
    stage.root.addEventListener(domEventName(name), (event) => {
      const { slide, interrupted } = (event as CustomEvent<{ slide: string; interrupted?: boolean }>).detail;
      told.push(`${event.type} ${slide}${interrupted ? ' interrupted' : ''}`);
    });
  for (const name of [
    'slide.changeRequest',
    'slide.beforeChange',
    'slide.afterChange',
    'slide.pause',
    'slide.resume',
    'slide.ended',
    'module.finished',
  ] as const)
    tell(name);
  const player = createPlayer({
    features: { loaded: allFeatures, ready: () => null },
    module,
    moment,
    frame,
    stage,
    source,
    environment,
    motion: createTestMotion(timelines),
  });
  /** Moves time on in small steps, letting promises settle in between. */
  async function advance(ms: number, stepMs = 50): Promise<void> {
    for (let left = ms; left > 0; left -= stepMs) {
      clock.advance(Math.min(stepMs, left));
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  return { player, module, stage, clock, environment, timelines, told, advance };
}
