import type { Player, PlayerSource } from '@vitrine/engine';
import { openModule } from '@vitrine/model';
import { type ReactElement, useMemo, useState } from 'react';
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
  /** The player, as soon as the module lives; one that only stands there has none. */
  readonly onPlayer?: (player: Player) => void;
}

/** A module with all it needs, for React pages. */
export function Module({ document, serial = 1, nowMs, source, onPlayer }: ModuleProps): ReactElement {
  const [openedMs] = useState(Date.now);
  const moment = nowMs ?? openedMs;
  const compiled = useMemo(
    () => compileWhole(openModule(document), { serial, nowMs: moment }),
    [document, serial, moment],
  );
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: `${baseCss}\n${compiled.css}` }} />
      {fontLinks(compiled.module).map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <ModuleView compiled={compiled} awaitsScript source={source} onPlayer={onPlayer} />
    </>
  );
}
