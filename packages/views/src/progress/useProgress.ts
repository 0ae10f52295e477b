import { type Player, watchProgress } from '@vitrine/engine';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { FILL } from './fillClass.ts';
import type { ProgressSettings } from './progressSettings.ts';

/** Takes the bar's element, and keeps it where the slideshow is as long as the module lives. */
export function useProgress(
  player: Player | null,
  settings: ProgressSettings | null,
): (node: HTMLElement | null) => void {
  const bar = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const fill = bar.current?.querySelector(`.${FILL}`);
    if (!settings || !player || !bar.current || !fill) return undefined;
    return watchProgress({ player, settings, bar: bar.current, fill });
  }, [player, settings]);
  return useCallback((node) => void (bar.current = node), []);
}
