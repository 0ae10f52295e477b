import type { BackgroundTransition } from '@vitrine/model';
import { REDUCED_FADE_MS } from '../limits.ts';
import { DEFAULT_TRANSITION } from './values/defaultTransition.ts';

/** For visitors who want no motion: a short fade, whatever the document says. */
export const reducedTransition: BackgroundTransition = { ...DEFAULT_TRANSITION, durationMs: REDUCED_FADE_MS };
