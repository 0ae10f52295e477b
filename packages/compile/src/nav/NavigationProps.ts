import type { Frame } from '@vitrine/engine';
import type { CompiledModule } from '../ports/CompiledModule.ts';

/** What the navigation of a module is drawn from. */
export interface NavigationProps {
  readonly compiled: CompiledModule;
  readonly frame: Frame;
  /** Id of the element that holds the slides. */
  readonly slidesId: string;
}
