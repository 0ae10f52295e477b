export { watchSlideHover } from '../../player/watchSlideHover.ts';
export { createHover } from './createHover.ts';
