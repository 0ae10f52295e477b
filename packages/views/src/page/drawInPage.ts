import { loadSanitizer } from '#sanitizer';
import { createDisposers, type Disposer } from '@vitrine/browser';
import type { Player, PlayerSource } from '@vitrine/engine';
import type { Module } from '@vitrine/model';
import { adoptCss } from '../css/adoptCss.ts';
import { adoptShared } from '../css/adoptShared.ts';
import { baseCss } from '../css/baseCss.ts';
import { element, toHtml } from '../elements.ts';
import { deferStyles } from '../html/deferredStyles.ts';
import { needsScript } from '../live/needsScript.ts';
import { compileModule } from '../module/compileModule.ts';
import { eraseAttributes, writeAttributes } from '../module/hostAttributes.ts';
import { moduleMarkup } from '../module/moduleMarkup.tsx';
import { parseDrawn } from '../played/parseDrawn.ts';
import { play } from '../played/play.ts';
import { createDrawnModule } from '../server/createDrawnModule.tsx';
import { tendModule } from '../tend/tendModule.ts';

interface PageOptions {
  /** Which module of the page it is, from 1. */
  readonly serial: number;
  /** A server has drawn it in the element already, at this moment. */
  readonly momentMs: number | null;
  readonly source?: PlayerSource | undefined;
  readonly onPlayer?: ((player: Player) => void) | undefined;
  /** Whether it is still wanted. */
  readonly isWanted: () => boolean;
}

/** Compiles a module in the page and plays it in an element there, until it is disposed of. Null when nobody wants it any more. */
export async function drawInPage(
  host: HTMLElement,
  module: Module,
  { serial, momentMs, source, onPlayer, isWanted }: PageOptions,
): Promise<Disposer | null> {
  await loadSanitizer();
  if (!isWanted()) return null;
  const isDrawn = momentMs !== null;
  const compiled = compileModule(module, {
    serial,
    nowMs: momentMs ?? Date.now(),
    ...(/^[A-Za-z_][\w-]*$/.test(host.id) ? { elementId: host.id } : {}),
  });
  const disposers = createDisposers();
  const root = host.getRootNode();
  disposers.add(adoptShared(root, baseCss));
  disposers.add(adoptCss(root, compiled.css));
  const { attributes, children } = moduleMarkup(compiled, isDrawn);
  const written = new Map<string, unknown>();
  if (!isDrawn) {
    writeAttributes(host, attributes, written);
    host.replaceChildren(parseDrawn(host, deferStyles(children.map(htmlOf).join(''))));
  }
  disposers.add(() => {
    host.replaceChildren();
    eraseAttributes(host, written);
  });
  disposers.add(
    needsScript(compiled)
      ? await play(host, createDrawnModule(compiled), { source, onPlayer })
      : tendModule(host, module.settings),
  );
  if (isWanted()) return disposers.dispose;
  disposers.dispose();
  return null;
}

const htmlOf = (child: Parameters<typeof element>[2]): string => toHtml(element('', {}, child));
