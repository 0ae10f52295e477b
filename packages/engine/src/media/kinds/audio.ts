import type { CreateMediaPlayer } from '../MediaPlayer.ts';
import { elementPlayer } from './elementPlayer.ts';

export const audio: CreateMediaPlayer = async (options) => elementPlayer('audio', options);
