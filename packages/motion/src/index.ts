export type { Ease } from './easing/Ease.ts';
export { easeToLinear } from './easing/easeToLinear.ts';
export { parseEase } from './easing/parseEase.ts';
export { createTimeline, type Timeline } from './timeline/createTimeline.ts';
export type { Step, Style, Track } from './timeline/Track.ts';
