import { createScrubber, type Frame, type Scrubber } from '@vitrine/engine';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { applyStyles } from '../../html/deferredStyles.ts';
import type { NavigationProps } from '../../module/CompiledModule.ts';

/** Where the current slide stands among those that navigation offers. */
export const placeIn = ({
  navKeys,
  currentKey,
}: Frame): { readonly index: number; readonly count: number } => ({
  index: Math.max(0, navKeys.indexOf(currentKey)),
  count: navKeys.length,
});

interface LiveScrubber {
  readonly attachTrack: (node: HTMLElement | null) => void;
  readonly attachHandle: (node: HTMLElement | null) => void;
}

/** Brings a scrubber to life as soon as its module is, and tells it of every change. */
export function useLiveScrubber({ frame, player }: Pick<NavigationProps, 'frame' | 'player'>): LiveScrubber {
  const track = useRef<HTMLElement | null>(null);
  const handle = useRef<HTMLElement | null>(null);
  const live = useRef<Scrubber | null>(null);
  const latest = useRef(frame);
  useLayoutEffect(() => {
    latest.current = frame;
    // Its template is filled anew with every slide.
    applyStyles(handle.current);
    const { index, count } = placeIn(frame);
    live.current?.stand(index, count);
  }, [frame]);
  useLayoutEffect(() => {
    if (!player || !track.current || !handle.current) return undefined;
    const scrubber = createScrubber({
      track: track.current,
      handle: handle.current,
      request: (at) => player.request(`#${latest.current.navKeys[at] ?? ''}`),
      onDragging: (isDragging) => (isDragging ? player.hold('drag') : player.release('drag')),
    });
    const { index, count } = placeIn(latest.current);
    scrubber.stand(index, count);
    live.current = scrubber;
    return () => {
      live.current = null;
      scrubber.dispose();
    };
  }, [player]);
  return {
    attachTrack: useCallback((node) => void (track.current = node), []),
    attachHandle: useCallback((node) => void (handle.current = node), []),
  };
}
