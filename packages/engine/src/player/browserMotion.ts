import {
  createLoop,
  createMorph,
  createTimeline,
  drawnStroke,
  splitText,
  staggerDelays,
} from '@vitrine/motion';
import type { MotionKit } from '../layers/MotionKit.ts';

export const browserMotion: MotionKit = {
  createTimeline,
  createLoop,
  splitText,
  staggerDelays,
  drawnStroke,
  createMorph,
};
