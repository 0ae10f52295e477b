export { createLayerPlayer } from './createLayerPlayer.ts';
