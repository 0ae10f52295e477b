'use client';
import type { Player, PlayerSource } from '@vitrine/engine';
import {
  asObject,
  type FeedSource,
  type FontLinkOptions,
  isFeed,
  type JsonObject,
  openModule,
  resolveFeed,
} from '@vitrine/model';
import { baseCss, fontLinks } from '@vitrine/compile';
import { type CompiledFrame, compileFrame } from '@vitrine/compile/page';
import {
  createElement,
  type ReactElement,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';

interface SharedProps {
  /** The moment that publish windows are held against. Default: now; give the server's to the browser too. */
  readonly nowMs?: number;
  /** Where layers of slides that the document lacks come from. */
  readonly source?: PlayerSource;
  /** Where the items of a feed come from that does not hold them. A server that wants to draw one calls `resolveFeed` itself. */
  readonly feed?: FeedSource;
  /** Where fonts come from, and icon fonts: without `iconBase` none of those are asked for. */
  readonly fonts?: FontLinkOptions;
  /** The player, as soon as the module lives; one that only stands there has none. */
  readonly onPlayer?: (player: Player) => void;
  /** What could not be started, or fetched. Default: the console is told. */
  readonly onError?: (error: unknown) => void;
}

export interface ModuleProps extends SharedProps {
  /** The module's JSON, parsed. */
  readonly document: unknown;
}

/** @public A module with all it needs, for React pages. A server draws its first frame; the browser plays it where it stands. */
export function Module({ document, feed, ...props }: ModuleProps): ReactElement | null {
  const written = useMemo(() => asObject(document) ?? {}, [document]);
  const awaitsFeed = useMemo(() => isFeed(openModule(written)), [written]);
  const filled = useFeed(awaitsFeed ? written : null, feed, props.onError);
  const shown = awaitsFeed ? filled : written;
  return shown && <DrawnModule document={shown} {...props} />;
}

/** A feed's slides are made of what it brings: null until then, and where it cannot be had. */
function useFeed(
  written: JsonObject | null,
  feed: FeedSource | undefined,
  onError: SharedProps['onError'],
): JsonObject | null {
  const [filled, setFilled] = useState<{ readonly of: JsonObject; readonly by: JsonObject | null } | null>(
    null,
  );
  const latest = useLatest({ feed, onError });
  useEffect(() => {
    if (!written) return undefined;
    let isWanted = true;
    const { feed: source, onError: tell = console.error } = latest.current;
    resolveFeed(written, { tell, ...source })
      .then((by) => isWanted && setFilled({ of: written, by }))
      .catch(tell);
    return () => {
      isWanted = false;
    };
  }, [written, latest]);
  return filled?.of === written ? filled.by : null;
}

function DrawnModule({
  document,
  nowMs,
  source,
  fonts,
  onPlayer,
  onError,
}: Omit<ModuleProps, 'feed'>): ReactElement {
  const [openedMs] = useState(Date.now);
  const moment = nowMs ?? openedMs;
  // Ids of React hold signs that mean something in CSS.
  const elementId = `vt${useId().replace(/\W/g, '-')}`;
  const frame = useMemo(
    () => compileFrame(openModule(document), { nowMs: moment, elementId }),
    [document, moment, elementId],
  );
  const host = useRef<HTMLElement>(null);
  usePlay(host, frame, { source, onPlayer, onError });
  const { className, ...attributes } = frame.attributes;
  return (
    <>
      {/* One for all modules of a page, where React knows such styles (19). */}
      <style href="vitrine" precedence="vitrine" dangerouslySetInnerHTML={{ __html: baseCss }} />
      <style dangerouslySetInnerHTML={{ __html: frame.css }} />
      {fontLinks(frame.module, fonts).map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {createElement('sr7-module', {
        ...attributes,
        class: className,
        // Drawn by us: the embed script, if the page has it, leaves it alone.
        'data-drawn': '',
        ref: host,
        // Another document is another element: what plays in this one knows nothing of it.
        key: frame.css,
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
  frame: CompiledFrame,
  options: { readonly [Name in 'source' | 'onPlayer' | 'onError']: SharedProps[Name] | undefined },
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
function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  // Not a layout effect: React 18 warns of those on servers. It is the first effect of those that read it.
  useEffect(() => void (latest.current = value));
  return latest;
}
