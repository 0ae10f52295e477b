export { createSceneEffects } from '../run/createSceneEffects.ts';
export { createSplits } from '../run/createSplits.ts';
export { compileEffects } from './compileEffects.ts';
export { sceneLengthMs } from './sceneLength.ts';
export { splitKindOf } from './splitFrames.ts';
export { unsplitLengthMs } from './unsplitLength.ts';
