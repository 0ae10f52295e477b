export type { Ease } from './easing/Ease.ts';
export { easeToLinear } from './easing/easeToLinear.ts';
export { parseEase } from './easing/parseEase.ts';
