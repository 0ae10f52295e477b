import type { Frame, Player } from '@vitrine/engine';
import type { ModuleSettings } from '@vitrine/model';
import type { Score } from './Score.ts';

interface EnhancerOptions {
  readonly host: HTMLElement;
  readonly player: Player;
  readonly settings: ModuleSettings;
  readonly score: Score;
  /** As it is drawn now. */
  readonly frame: Frame;
}

/** What a piece that a server has drawn beside the slides does once the module lives. */
export type Enhancer = (options: EnhancerOptions) => {
  /** Told of every frame that is drawn. */
  readonly follow?: (frame: Frame) => void;
  readonly end: () => void;
};
