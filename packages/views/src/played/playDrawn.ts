import type { Frame, Player, PlayerSource } from '@vitrine/engine';
import type { PlayableModule } from '@vitrine/model';
import { createSlideStyles } from '../live/createSlideStyles.ts';
import { createStage } from '../live/createStage.ts';
import { startPlayer } from '../live/startPlayer.ts';
import { tendModule } from '../tend/tendModule.ts';
import { createDrawnSlides } from './createDrawnSlides.ts';
import { loadEnhancers } from './enhancers/index.ts';
import { openScore } from './openScore.ts';
import { type LateSlide, SCORE_FORMAT, type Score } from './Score.ts';

interface PlayDrawnOptions {
  /** Where slides come from that the document lacks, as documents hold them. */
  readonly source?: PlayerSource | undefined;
  /** Draws them. Without it nothing is asked for. */
  readonly compileSlide?: ((key: string, json: unknown) => Promise<LateSlide>) | undefined;
  readonly onPlayer?: ((player: Player) => void) | undefined;
}

/**
 * Whether the data is of this make, and of the frame that stands in the element; and whether it is whole, where nothing can
 * compile what it lacks.
 */
export function fits(
  host: HTMLElement,
  data: Score | null,
  { compileSlide }: Pick<PlayDrawnOptions, 'compileSlide'> = {},
): data is Score {
  if (data?.format !== SCORE_FORMAT || (data.lacking.length > 0 && !compileSlide)) return false;
  const isOfMoment = host.dataset['moment'] === String(data.moment.nowMs);
  const standing = [...host.querySelectorAll<HTMLElement>(':scope>sr7-content>sr7-slide')];
  const isThere = (key: string): boolean => standing.some(({ dataset }) => dataset['key'] === key);
  return isOfMoment && data.frame.slides.every(({ key }) => isThere(key));
}

/** Plays a module that a server has drawn, with what a server has read of it. Hands back how to end it. */
export async function playDrawn(
  host: HTMLElement,
  data: Score,
  { source, compileSlide, onPlayer }: PlayDrawnOptions,
): Promise<() => void> {
  const module = openScore(data);
  const { settings } = module;
  const isCarousel = settings.type === 'carousel';
  const [enhancers, carousel] = await Promise.all([
    loadEnhancers(settings, data),
    isCarousel ? import('../carousel/measureCarousel.ts') : undefined,
  ]);
  const content = host.querySelector(':scope>sr7-content') ?? host;
  const drawSlides = createDrawnSlides(content, { ...data, ...module, isCarousel });
  const styles = createSlideStyles((key) => module.drawnSlide(key)?.css ?? '');
  const enders: (() => void)[] = [styles.clear, tendModule(host, settings)];
  const followers: ((frame: Frame) => void)[] = [];
  let last = data.frame;

  function draw(frame: Frame): void {
    last = frame;
    styles.follow(frame, host.getRootNode());
    drawSlides(frame);
    for (const follow of followers) follow(frame);
  }

  const markup = { authorHtml: module.toggleHtml };
  const received: PlayableModule = {
    ...module,
    receiveSlide(key, late) {
      module.receiveSlide(key, late);
      styles.renew(key);
    },
  };
  const stop = startPlayer({
    module: received,
    frame: data.frame,
    moment: data.moment,
    stage: createStage(host, { module, parts: { ...(carousel && { carousel }), markup } }, draw),
    source: () => compiledSource(source, compileSlide),
    onPlayer(player) {
      for (const enhancer of enhancers) {
        const { follow, end } = enhancer({ host, player, settings, score: data, frame: last });
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

/** Slides that come are drawn before the player gets them. */
function compiledSource(
  source: PlayerSource = {},
  compileSlide: PlayDrawnOptions['compileSlide'],
): PlayerSource {
  if (!source.loadSlide || !compileSlide) return {};
  return {
    async loadSlide(key) {
      const json = (await source.loadSlide?.(key)) ?? null;
      return json === null ? null : compileSlide(key, json);
    },
  };
}
