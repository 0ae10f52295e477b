// What plays modules that were compiled: nothing here reads documents, and nothing draws from them.
export { fits, playScore } from './playScore.ts';
/** @public For modules that are drawn as they play. */
export { play, type PlayOptions } from './play.ts';
export { type DrawnModule, type DrawnSlide } from './score/DrawnModule.ts';
export type { EnhancerName } from './enhancers/index.ts';
export { featuresOf } from './featuresOf.ts';
export { SCORE_FORMAT, type Score } from './score/Score.ts';
/** @public What a score says, for those who look into one. */
export { openScore } from './score/openScore.ts';
export { createPacker } from './score/pack.ts';
export { type RememberedClick, rememberClick } from './stage/rememberClick.ts';
export { adoptCss } from './stage/adoptCss.ts';
export { parseDrawn } from './stage/parseDrawn.ts';
export { tendModule } from './tend/tendModule.ts';
