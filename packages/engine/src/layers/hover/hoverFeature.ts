export { watchSlideHover } from './watchSlideHover.ts';
export { createLayerHover } from './createLayerHover.ts';
