import type { Frame, Player, PlayerSource } from '@vitrine/engine';
import { createSlideStyles } from './stage/createSlideStyles.ts';
import { createStage } from './stage/createStage.ts';
import type { RememberedClick } from './stage/rememberClick.ts';
import { startPlayer } from './stage/startPlayer.ts';
import { slideRole } from './markup/groupAttributes.ts';
import { tendModule } from './tend/tendModule.ts';
import { createDrawnSlides } from './stage/createDrawnSlides.ts';
import type { DrawnModule } from './score/DrawnModule.ts';
import { loadEnhancers } from './enhancers/index.ts';

export interface PlayOptions {
  /** Where slides come from that the document lacks: as the module takes them. */
  readonly source?: PlayerSource | undefined;
  readonly onPlayer?: ((player: Player) => void) | undefined;
  /** What is pressed until the module lives, if somebody has listened since before the player came. */
  readonly click?: RememberedClick | undefined;
}

/** Plays a module in the element that it was drawn in: finds its nodes there, moves them, and puts others in place. Hands back how to end it. */
export async function play(
  host: HTMLElement,
  module: DrawnModule,
  { source, onPlayer, click }: PlayOptions = {},
): Promise<() => void> {
  const { settings, frame, moment } = module;
  const isCarousel = settings.type === 'carousel';
  const [enhancers, carousel] = await Promise.all([
    loadEnhancers(module),
    isCarousel ? import('./stage/measureCarousel.ts') : undefined,
  ]);
  const content = host.querySelector(':scope>sr7-content') ?? host;
  const roleIn = (at: Frame) => slideRole(settings.nav, at);
  const slides = createDrawnSlides(content, { frame, drawnSlide: module.drawnSlide, isCarousel, roleIn });
  const styles = createSlideStyles((key) => module.drawnSlide(key)?.css ?? '');
  const enders: (() => void)[] = [styles.clear, tendModule(host, settings)];
  const followers: ((frame: Frame) => void)[] = [];
  let last = frame;

  function draw(next: Frame): void {
    last = next;
    styles.follow(next, host.getRootNode());
    slides.draw(next);
    for (const follow of followers) follow(next);
  }

  const stop = startPlayer({
    module: {
      ...module,
      receiveSlide(key, json) {
        module.receiveSlide(key, json);
        styles.renew(key);
        slides.renew(key);
      },
    },
    frame,
    moment,
    stage: createStage(
      host,
      { module, measureCarousel: carousel?.measureCarousel, toggleHtml: module.toggleHtml },
      draw,
    ),
    source: () => source,
    click,
    onPlayer(player) {
      for (const enhance of enhancers) {
        const { follow, end } = enhance({ host, player, module, frame: last });
        if (follow) followers.push(follow);
        enders.push(end);
      }
      onPlayer?.(player);
    },
  });
  return () => {
    stop();
    for (const end of enders) end();
  };
}
