import { deferStyles, loadSanitizer } from '@vitrine/player/html';
import { createDisposers, type Disposer } from '@vitrine/browser';
import type { Player, PlayerSource } from '@vitrine/engine';
import type { Module } from '@vitrine/model';
import { adoptCss, parseDrawn } from '@vitrine/player';
import { adoptShared } from './adoptShared.ts';
import { baseCss } from '../css/baseCss.ts';
import { eraseAttributes, writeAttributes } from './hostAttributes.ts';
import { compileFrame } from './compileFrame.ts';
import { pageLanguage } from '../ports/pageLanguage.ts';

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
  const frame = compileFrame(module, {
    serial,
    nowMs: momentMs ?? Date.now(),
    language: pageLanguage(host),
    ...(/^[A-Za-z_][\w-]*$/.test(host.id) ? { elementId: host.id } : {}),
  });
  const disposers = createDisposers();
  const root = host.getRootNode();
  disposers.add(adoptShared(root, baseCss));
  disposers.add(adoptCss(root, frame.css));
  const written = new Map<string, unknown>();
  if (!isDrawn) {
    writeAttributes(host, frame.attributes, written);
    // Pages may forbid styles that stand in markup.
    host.replaceChildren(parseDrawn(host, deferStyles(frame.html)));
  }
  disposers.add(() => {
    host.replaceChildren();
    eraseAttributes(host, written);
  });
  disposers.add(await frame.play(host, { source, onPlayer }));
  if (isWanted()) return disposers.dispose;
  disposers.dispose();
  return null;
}
