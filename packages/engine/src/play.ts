// The player, apart from what drawing needs: pages fetch it once the first frame stands.
export { createFeatureLoader, type FeatureLoader, pageFeatures } from './features/createFeatureLoader.ts';
export { type FeatureName, featuresOfSlides } from './features/featureTable.ts';
export { createPlayer, type PlayerOptions } from './player/createPlayer.ts';
