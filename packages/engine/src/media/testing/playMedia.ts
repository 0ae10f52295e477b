import { createTestClock } from '@vitrine/browser/testing';
import { openModule } from '@vitrine/model';
import { createTestTimelines } from '@vitrine/motion/testing';
import { createEvents } from '../../player/createEvents.ts';
import { createTestEnvironment } from '../../player/testing/createTestEnvironment.ts';
import { createTestMotion } from '../../player/testing/createTestMotion.ts';
import { createTestStage } from '../../player/testing/createTestStage.ts';
import type { FeatureHost } from '../../ports/RunningFeature.ts';
import { firstFrame } from '../../slides/firstFrame.ts';
import { createShow } from '../../slideshow/createShow.ts';
import { createMedia } from '../createMedia.ts';
import { createTestFilm, type TestFilm } from './createTestFilm.ts';
import { settled } from './settled.ts';

export type Json = Record<string, unknown>;

/** The media of a module of which slide 1 has just come. Films are named by slide and layer: `1/0`. */
export async function playMedia(
  slides: readonly Json[][],
  options: { global?: Json[]; actions?: Json[] } = {},
) {
  const layersOf = (layers: readonly Json[]): Json =>
    Object.fromEntries(layers.map((layer) => [String(layer['id']), layer]));
  const documents = slides.map((layers, index) => [
    index + 1,
    { slide: { order: index + 1, actions: options.actions ?? [] }, layers: layersOf(layers) },
  ]);
  const module = openModule({
    slides: {
      ...Object.fromEntries(documents),
      ...(options.global ? { 99: { slide: { global: true }, layers: layersOf(options.global) } } : {}),
    },
  });
  const clock = createTestClock();
  clock.advance(1000);
  const environment = createTestEnvironment(clock);
  const stage = createTestStage(module, document);
  stage.draw(firstFrame(module, { nowMs: 0 }));
  const films = new Map<string, TestFilm>();
  for (const [key, layers] of [
    ...slides.map((each, index) => [`${index + 1}`, each] as const),
    ['99', options.global ?? []] as const,
  ])
    for (const { id, type } of layers) {
      const { background, layers: models } = module.slide(key);
      const model = [background, ...models].find((each) => each?.id === String(id));
      const box = id === 0 ? stage.background(key) : model && stage.layer(key, model)?.content;
      if (box) films.set(`${key}/${String(id)}`, createTestFilm(box, type === 'audio' ? 'audio' : 'video'));
    }
  const events = createEvents(stage.root);
  const requests: unknown[] = [];
  const position = { number: 1, count: slides.length };
  const show = createShow({
    clock,
    auto: true,
    loop: 0,
    stopAt: -1,
    position: () => position,
    onEnded: () => undefined,
    onNext: () => undefined,
    onFinished: () => undefined,
    onPause: () => undefined,
    onResume: () => undefined,
  });
  show.slideCame({ lengthMs: 9000, stops: false });
  const actors = new Map<string, { isEntered: boolean; frame: number }>();
  const changer = { isChanging: false };
  const host = {
    module,
    stage,
    environment,
    motion: createTestMotion(createTestTimelines(clock)),
    show,
    turns: {
      get current() {
        return String(position.number);
      },
      numberOf: (key: string) => Number(key),
      request: (request: unknown) => requests.push(request),
      changer,
    },
    players: { slide: (key: string) => ({ layer: (id: string) => actors.get(`${key}/${id}`) ?? null }) },
    events,
    place: () => ({ moduleId: '7', previous: null, current: '1', next: null }),
    level: () => 1,
  } as unknown as FeatureHost;
  const told: string[] = [];
  events.on('media.state', ({ slide, layer, state }) => told.push(`${slide}/${layer} ${state}`));
  const about = { moduleId: '7', previous: null, current: null, next: null, index: 0, interrupted: false };
  const afterChange = (slide: string): void => events.emit('slide.afterChange', { ...about, slide });
  const stageEvent = (slide: string, layer: string, event: string, frame = 0): void =>
    events.emit('layer.stage', { ...about, slide, layer, event, scene: 'in', frame });
  const media = createMedia(host);
  const globals = options.global ? [module.slide('99')] : [];
  /** One slide goes and another comes. */
  async function go(to: string, from?: string): Promise<void> {
    if (from) media.leave?.(module.slide(from));
    position.number = Number(to);
    if (!from) for (const slide of globals) media.enter?.(slide);
    media.enter?.(module.slide(to));
    await settled();
    afterChange(to);
    await settled();
  }
  const playing = (): string[] =>
    [...films].filter(([, { element }]) => !element.paused).map(([name]) => name);
  const get = (name: string): TestFilm => {
    const found = films.get(name);
    if (!found) throw new Error(`no film ${name}`);
    return found;
  };
  const command = async (...[name, target]: Parameters<NonNullable<typeof media.command>>): Promise<void> => {
    media.command?.(name, target);
    await settled();
  };
  return {
    media,
    module,
    go,
    playing,
    get,
    show,
    environment,
    clock,
    requests,
    told,
    actors,
    changer,
    afterChange,
    stageEvent,
    command,
    stage,
  };
}
