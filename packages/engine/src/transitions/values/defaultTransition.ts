import type { BackgroundTransition } from '@vitrine/model';
import { TRANSITION_MS } from '../../limits.ts';
import type { SideValues } from './TransitionValues.ts';
import { plain } from './frameValues.ts';

const side: SideValues = {
  opacity: plain(1),
  x: plain(0),
  y: plain(0),
  rotate: plain(0),
  scaleX: plain(1),
  scaleY: plain(1),
  mask: false,
  ease: null,
  rows: 1,
  columns: 1,
  automatic: true,
  motionBlurUsed: false,
  motionBlurAmount: 80,
  motionBlurOver: 'none',
};

/**
 * What a document that says nothing means. The model fills these in, so a value that equals them counts as not
 * written, and a preset may say otherwise. A test keeps them in step with the model.
 */
export const DEFAULT_TRANSITION: BackgroundTransition = {
  durationMs: TRANSITION_MS,
  random: false,
  randomFrom: 'all',
  preset: { title: '', key: 'fade', main: '', group: '' },
  engine: 'animateCore',
  effect: 'basic',
  ease: null,
  order: 'inout',
  fillOrder: 'start',
  staggerMs: null,
  padding: 'none',
  direction: 'default',
  delayMs: 0,
  in: side,
  out: side,
  space3d: {
    kind: 'none',
    direction: 'horizontal',
    depth: 300,
    tilt: 0,
    color: '#ccc',
    ease: 'power2.inOut',
    flyIn: 1.5,
    flyOut: 2,
    flyDepth: 0,
    shadow: false,
    shadowFrom: 0,
    shadowTo: 0.5,
    shadowColor: '#000',
    shadowLength: 1,
  },
  filter: {
    used: false,
    ease: 'power2.inOut',
    blurPx: 0,
    grayscalePercent: 0,
    brightnessPercent: 100,
    sepiaPercent: 0,
    contrastPercent: 100,
    invertPercent: 0,
  },
  addOns: null,
};
