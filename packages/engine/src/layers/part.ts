export { panTracks } from '../transitions/panTracks.ts';
export { createLayerPlayer } from './createLayerPlayer.ts';
