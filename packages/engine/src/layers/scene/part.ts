export { createExtras } from '../run/createExtras.ts';
export { createSplits } from '../run/createSplits.ts';
export { compileEffects } from './compileEffects.ts';
export { sceneLengthMs } from './sceneLength.ts';
export { splitKindOf } from './splitFrames.ts';
export { unsplitLengthMs } from './unsplitLength.ts';
