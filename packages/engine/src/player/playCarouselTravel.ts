import type { createTimeline as CreateTimeline } from '@vitrine/motion';
import type { SlideTravel } from '../carousel/carouselTravel.ts';
import type { RunningChange } from '../slides/createSlideChanger.ts';
import type { Stage } from './Stage.ts';

interface CarouselTravelOptions {
  readonly stage: Stage;
  readonly travel: readonly SlideTravel[];
  readonly durationMs: number;
  readonly ease: string;
  readonly createTimeline: typeof CreateTimeline;
  readonly onOver: (interrupted: boolean) => void;
}

/** Moves the slides of a carousel to where their rules place them already. */
export function playCarouselTravel(options: CarouselTravelOptions): RunningChange {
  const { stage, travel, durationMs, ease, createTimeline, onOver } = options;
  const tracks = travel.flatMap(({ key, from, to }) => {
    const element = stage.slide(key);
    if (!element) return [];
    const style = stage.carouselStyle(to);
    return [{ element, start: stage.carouselStyle(from), steps: [{ startMs: 0, durationMs, ease, style }] }];
  });
  const end = (interrupted: boolean): void => {
    timeline.dispose();
    onOver(interrupted);
  };
  const timeline = createTimeline(tracks, { durationMs, onFinish: () => end(false) });
  timeline.play();
  return { interrupt: () => end(true) };
}
