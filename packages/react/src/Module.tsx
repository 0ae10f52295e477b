'use client';
import type { PlayerSource } from '@vitrine/engine';
import {
  asObject,
  type FeedSource,
  type FontLinkOptions,
  isFeed,
  type JsonObject,
  openModule,
  resolveFeed,
} from '@vitrine/model';
import { fontLinks } from '@vitrine/compile';
import { compileFrame } from '@vitrine/compile/page';
import { type ReactElement, useEffect, useId, useMemo, useState } from 'react';
import { type HostedFrame, type HostProps, ModuleHost, useLatest } from './ModuleHost.tsx';

interface SharedProps extends HostProps {
  /** The moment that publish windows are held against. Default: now; give the server's to the browser too. */
  readonly nowMs?: number;
  /** The language of the page, for what controls are called; the document's own goes before it. Default: English. */
  readonly language?: string;
  /** Where layers of slides that the document lacks come from. */
  readonly source?: PlayerSource;
  /** Where the items of a feed come from that does not hold them. A server that wants to draw one calls `resolveFeed` itself. */
  readonly feed?: FeedSource;
  /** Where fonts come from, and icon fonts: without `iconBase` none of those are asked for. */
  readonly fonts?: FontLinkOptions;
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
  language,
  fonts,
  ...props
}: Omit<ModuleProps, 'feed'>): ReactElement {
  const [openedMs] = useState(Date.now);
  const moment = nowMs ?? openedMs;
  // Ids of React hold signs that mean something in CSS.
  const elementId = `vt${useId().replace(/\W/g, '-')}`;
  const compiled = useMemo(
    () => compileFrame(openModule(document), { nowMs: moment, elementId, ...(language && { language }) }),
    [document, moment, elementId, language],
  );
  const frame = useMemo((): HostedFrame => {
    const { className, ...attributes } = compiled.attributes;
    return { ...compiled, attributes: { ...attributes, class: className } };
  }, [compiled]);
  return <ModuleHost frame={frame} fonts={fontLinks(compiled.module, fonts)} {...props} />;
}
