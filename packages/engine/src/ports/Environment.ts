import type { Clock, Disposer } from '@vitrine/browser';
import type { LevelFlags, LevelIndex } from '@vitrine/model';

/** What a player needs to know of the page around it. */
export interface Environment {
  readonly clock: Clock;
  /** A number from 0 up to 1. */
  readonly random: () => number;
  level(enabled: LevelFlags): LevelIndex;
  isReducedMotion(): boolean;
  /** Each observer tells at once how things stand, and then every change. */
  onReducedMotion(call: (isReduced: boolean) => void): Disposer;
  onVisible(element: Element, margin: string, call: (isVisible: boolean) => void): Disposer;
  onPageHidden(call: (isHidden: boolean) => void): Disposer;
  onWindowBlurred(call: (isBlurred: boolean) => void): Disposer;
  onHover(element: Element, call: (isOver: boolean) => void): Disposer;
  /** With every touch: whether it is on the element. */
  onTouch(element: Element, call: (isOn: boolean) => void): Disposer;
  onKeyboardFocus(element: Element, call: (isInside: boolean) => void): Disposer;
  /** Only changes: the size is what the page was laid out for. */
  onResize(element: Element, call: () => void): Disposer;
  /** The screen was turned: told as often as a layout may need to come to rest. */
  onTurned(call: () => void): Disposer;
  /** Settles when texts can be drawn with their fonts, or after so long; null when they can now. */
  fontsReady(timeoutMs: number): Promise<unknown> | null;
  /** Default: the browser's own, which comes with what uses it. */
  readonly hash?: HashPort;
}

/** The fragment of the page's address. */
export interface HashPort {
  read(): string;
  write(hash: string): void;
  onChange(call: (hash: string) => void): Disposer;
}
