import type { Frame } from '@vitrine/engine';
import type { LevelIndex, ModuleSettings } from '@vitrine/model';
import type { CompiledModule } from '../module/CompiledModule.ts';

export type Nav = ModuleSettings['nav'];
export type Arrows = NonNullable<Nav['arrows']>;
export type Bullets = NonNullable<Nav['bullets']>;
/** Tabs and thumbs: items with a size of their own. */
export type Cards = NonNullable<Nav['tabs']>;
export type Row = Bullets | Cards;
export type NavPlace = Arrows['left'];
/** What every piece of navigation says of itself. */
export type NavCommon = Pick<
  Row,
  | 'alwaysOn'
  | 'look'
  | 'html'
  | 'css'
  | 'placeholders'
  | 'placeholderValues'
  | 'speedMs'
  | 'delayInMs'
  | 'delayOutMs'
  | 'show'
>;
export type NavKindName = 'arrows' | 'bullets' | 'tabs' | 'thumbs';
export type { LevelIndex };

/** What the navigation of a module is drawn from. */
export interface NavigationProps {
  readonly compiled: CompiledModule;
  readonly frame: Frame;
  /** Id of the element that holds the slides. */
  readonly slidesId: string;
}
