import { useCallback, useLayoutEffect, useRef } from 'react';
import { applyStyles } from '../../html/deferredStyles.ts';
import type { NavigationProps } from '../../module/CompiledModule.ts';
import { startScrubber } from './startScrubber.ts';

interface LiveScrubber {
  readonly attachTrack: (node: HTMLElement | null) => void;
  readonly attachHandle: (node: HTMLElement | null) => void;
}

/** Brings a scrubber to life as soon as its module is, and tells it of every change. */
export function useLiveScrubber({ frame, player }: Pick<NavigationProps, 'frame' | 'player'>): LiveScrubber {
  const track = useRef<HTMLElement | null>(null);
  const handle = useRef<HTMLElement | null>(null);
  const live = useRef<ReturnType<typeof startScrubber> | null>(null);
  const latest = useRef(frame);
  useLayoutEffect(() => {
    latest.current = frame;
    // Its template is filled anew with every slide.
    applyStyles(handle.current);
    live.current?.follow(frame);
  }, [frame]);
  useLayoutEffect(() => {
    if (!player || !track.current || !handle.current) return undefined;
    const nodes = { track: track.current, handle: handle.current };
    const scrubber = startScrubber({ ...nodes, player, frame: latest.current });
    live.current = scrubber;
    return () => {
      live.current = null;
      scrubber.end();
    };
  }, [player]);
  return {
    attachTrack: useCallback((node) => void (track.current = node), []),
    attachHandle: useCallback((node) => void (handle.current = node), []),
  };
}
