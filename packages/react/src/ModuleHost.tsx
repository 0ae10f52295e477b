'use client';
import { baseCss } from '@vitrine/compile';
import type { Player, PlayerSource } from '@vitrine/engine';
import type { PlayOptions } from '@vitrine/player';
import { createElement, type ReactElement, useEffect, useRef } from 'react';

/** What a page may be told of a module that it shows. */
export interface HostProps {
  /** The player, as soon as the module lives; one that only stands there has none. */
  readonly onPlayer?: (player: Player) => void;
  /** What could not be started, or fetched. Default: the console is told. */
  readonly onError?: (error: unknown) => void;
}

/** A first frame and what plays it, whoever has compiled them. */
export interface HostedFrame {
  /** Of the module's own element, by the names that HTML has for them. */
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly html: string;
  readonly css: string;
  play(host: HTMLElement, options: PlayOptions): Promise<() => void>;
}

interface ModuleHostProps extends HostProps {
  readonly frame: HostedFrame;
  /** Style sheets of its fonts. */
  readonly fonts: readonly string[];
  readonly source?: PlayerSource | undefined;
}

/** The element that a module stands and plays in, with the styles of both. */
export function ModuleHost({ frame, fonts, ...props }: ModuleHostProps): ReactElement {
  const host = useRef<HTMLElement>(null);
  usePlay(host, frame, props);
  return (
    <>
      {/* One for all modules of a page, where React knows such styles (19). */}
      <style href="vitrine" precedence="vitrine" dangerouslySetInnerHTML={{ __html: baseCss }} />
      <style dangerouslySetInnerHTML={{ __html: frame.css }} />
      {fonts.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {createElement('sr7-module', {
        ...frame.attributes,
        // Drawn by us: the embed script, if the page has it, leaves it alone.
        'data-drawn': '',
        ref: host,
        // Another module is another element: what plays in this one knows nothing of it.
        key: frame.css + frame.html,
        // What plays writes on it, perhaps before React looks.
        suppressHydrationWarning: true,
        dangerouslySetInnerHTML: { __html: frame.html },
      })}
    </>
  );
}

/** Plays a frame as long as it stands in the page. */
function usePlay(
  host: { readonly current: HTMLElement | null },
  frame: HostedFrame,
  options: Omit<ModuleHostProps, 'frame' | 'fonts'>,
): void {
  const latest = useLatest(options);
  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    let end: (() => void) | null = null;
    let isOver = false;
    async function start(stands: HTMLElement): Promise<void> {
      const stop = await frame.play(stands, {
        source: { loadSlide: async (key) => (await latest.current.source?.loadSlide?.(key)) ?? null },
        onPlayer: (player) => latest.current.onPlayer?.(player),
      });
      if (isOver) stop();
      else end = stop;
    }
    start(element).catch((error: unknown) => (latest.current.onError ?? console.error)(error));
    return () => {
      isOver = true;
      end?.();
    };
  }, [host, frame, latest]);
}

/** Pages write functions and objects in place: another one with each drawing must not start anything anew. */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  // Not a layout effect: React 18 warns of those on servers. It is the first effect of those that read it.
  useEffect(() => void (latest.current = value));
  return latest;
}
