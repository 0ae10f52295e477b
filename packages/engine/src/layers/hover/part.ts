export { watchSlideHover } from '../../player/watchSlideHover.ts';
export { createLayerHover } from './createLayerHover.ts';
