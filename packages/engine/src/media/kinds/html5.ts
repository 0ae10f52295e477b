import type { CreateMediaPlayer } from '../MediaPlayer.ts';
import { elementPlayer } from './elementPlayer.ts';

export const html5: CreateMediaPlayer = async (options) => elementPlayer('video', options);
