// The player, apart from what drawing needs: pages fetch it once the first frame stands.
export { createKit, type GrowingKit, pageKit } from './kit/createKit.ts';
export { createPlayer, type PlayerOptions } from './player/createPlayer.ts';
