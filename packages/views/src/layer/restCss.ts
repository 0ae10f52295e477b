import { restStyle } from '@vitrine/engine';
import type { Layer, LevelIndex } from '@vitrine/model';
import type { Declarations } from '../css/Declarations.ts';

/** How a layer looks once it has come in: the engine ends every entry in the very same. */
export const restPose = (layer: Layer, level: LevelIndex): Declarations => restStyle(layer, level);
