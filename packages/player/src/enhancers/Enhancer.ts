import type { Frame, Player } from '@vitrine/engine';
import type { DrawnModule } from '../score/DrawnModule.ts';

export interface EnhancerOptions {
  readonly host: HTMLElement;
  readonly player: Player;
  readonly module: DrawnModule;
  /** As it is drawn now. */
  readonly frame: Frame;
}

/** Brings to life what stands beside the slides. */
export type Enhancer = (options: EnhancerOptions) => {
  /** Told of every frame that is drawn. */
  readonly follow?: (frame: Frame) => void;
  readonly end: () => void;
};
