import { createMorph, createTimeline, splitText } from '@vitrine/motion';
import type { MotionKit } from '../layers/MotionKit.ts';

export const browserMotion: MotionKit = { createTimeline, splitText, createMorph };
