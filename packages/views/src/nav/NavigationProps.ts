import type { Frame, Player } from '@vitrine/engine';
import type { CompiledModule } from '../module/compileModule.ts';

/** What the navigation of a module is drawn from. */
export interface NavigationProps {
  readonly compiled: CompiledModule;
  readonly frame: Frame;
  /** As soon as the module lives. */
  readonly player: Player | null;
  /** Id of the element that holds the slides. */
  readonly slidesId: string;
}
