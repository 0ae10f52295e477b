import { createMorph, createTimeline, splitText } from '@vitrine/motion';
import type { Motion } from '../ports/Motion.ts';

export const browserMotion: Motion = { createTimeline, splitText, createMorph };
