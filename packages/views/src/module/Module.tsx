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
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { baseCss } from '../css/baseCss.ts';
import { compileWhole } from './compileWhole.ts';
import { fontLinks } from './fontLinks.ts';
import { ModuleView } from './ModuleView.tsx';

export interface ModuleProps {
  /** The module's JSON, parsed. */
  readonly document: unknown;
  /** Which module of the page it is, from 1. Default 1. */
  readonly serial?: number;
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
}

/** @public A module with all it needs, for React pages. */
export function Module({ document, feed, ...props }: ModuleProps): ReactElement | null {
  const written = useMemo(() => asObject(document) ?? {}, [document]);
  const awaitsFeed = useMemo(() => isFeed(openModule(written)), [written]);
  const filled = useFeed(awaitsFeed ? written : null, feed);
  const shown = awaitsFeed ? filled : written;
  return shown && <WholeModule document={shown} {...props} />;
}

/** A feed's slides are made of what it brings: null until then, and where it cannot be had. */
function useFeed(written: JsonObject | null, feed: FeedSource | undefined): JsonObject | null {
  const [filled, setFilled] = useState<{ readonly of: JsonObject; readonly by: JsonObject | null } | null>(
    null,
  );
  // Pages write their source in place: another object with each drawing must not ask again.
  const latest = useRef(feed);
  useEffect(() => void (latest.current = feed));
  useEffect(() => {
    if (!written) return undefined;
    let isWanted = true;
    resolveFeed(written, { tell: console.error, ...latest.current })
      .then((by) => isWanted && setFilled({ of: written, by }))
      .catch(console.error);
    return () => {
      isWanted = false;
    };
  }, [written]);
  return filled?.of === written ? filled.by : null;
}

function WholeModule({
  document,
  serial = 1,
  nowMs,
  source,
  fonts,
  onPlayer,
}: Omit<ModuleProps, 'feed'>): ReactElement {
  const [openedMs] = useState(Date.now);
  const moment = nowMs ?? openedMs;
  const compiled = useMemo(
    () => compileWhole(openModule(document), { serial, nowMs: moment }),
    [document, serial, moment],
  );
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: `${baseCss}\n${compiled.css}` }} />
      {fontLinks(compiled.module, fonts).map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <ModuleView compiled={compiled} awaitsScript source={source} onPlayer={onPlayer} />
    </>
  );
}
