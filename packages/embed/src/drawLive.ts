import type { Disposer } from '@vitrine/browser';
import { hydrate, render } from 'preact';
import { createElement } from './preact/createElement.ts';

/** Draws into an element what changes there, or takes over what a server has drawn; until it is disposed of. */
export function drawLive(view: unknown, props: object, host: HTMLElement, isDrawn: boolean): Disposer {
  const draw = isDrawn ? hydrate : render;
  draw(createElement(view as never, props as never) as never, host);
  return () => render(null, host);
}
