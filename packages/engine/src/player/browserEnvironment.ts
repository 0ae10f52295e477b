import {
  browserClock,
  observeHash,
  observeHover,
  observeKeyboardFocus,
  observeMedia,
  observePageHidden,
  observeResize,
  observeVisible,
  observeWindowBlurred,
  readHash,
  writeHash,
} from '@vitrine/browser';
import { levelForWidth } from '@vitrine/model';
import type { Environment } from './Environment.ts';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

export const browserEnvironment: Environment = {
  clock: browserClock,
  random: Math.random,
  level: (enabled) => levelForWidth(window.innerWidth, enabled),
  isReducedMotion: () => matchMedia(REDUCED_MOTION).matches,
  onReducedMotion: (call) => observeMedia(REDUCED_MOTION, call),
  onVisible: observeVisible,
  onPageHidden: observePageHidden,
  onWindowBlurred: observeWindowBlurred,
  onHover: observeHover,
  onKeyboardFocus: observeKeyboardFocus,
  onResize: observeResize,
  hash: { read: readHash, write: writeHash, onChange: observeHash },
};
