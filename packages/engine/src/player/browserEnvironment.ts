import {
  browserClock,
  observeHover,
  observeKeyboardFocus,
  observeMedia,
  observeOrientation,
  observePageHidden,
  observeResize,
  observeTouch,
  observeVisible,
  observeWindowBlurred,
  whenFontsReady,
} from '@vitrine/browser';
import type { Environment } from '../ports/Environment.ts';
import { shownLevel } from './shownLevel.ts';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

const lists = new Map<string, MediaQueryList>();

/** Kept: layers ask for their level and for reduced motion with every scene. */
function matches(query: string): boolean {
  const list = lists.get(query) ?? matchMedia(query);
  lists.set(query, list);
  return list.matches;
}

export const browserEnvironment: Environment = {
  clock: browserClock,
  random: Math.random,
  level: (enabled) => shownLevel(enabled, matches),
  isReducedMotion: () => matches(REDUCED_MOTION),
  onReducedMotion: (call) => observeMedia(REDUCED_MOTION, call),
  onVisible: observeVisible,
  onPageHidden: observePageHidden,
  onWindowBlurred: observeWindowBlurred,
  onHover: observeHover,
  onTouch: observeTouch,
  onKeyboardFocus: observeKeyboardFocus,
  onResize: observeResize,
  onTurned: (call) => observeOrientation(call, browserClock),
  fontsReady: (timeoutMs) => whenFontsReady(timeoutMs, browserClock),
};
