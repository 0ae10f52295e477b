import type { LevelIndex, ModuleSettings } from '@vitrine/model';

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
