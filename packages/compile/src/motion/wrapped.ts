import { wrappersOf } from '@vitrine/engine';
import type { Layer } from '@vitrine/model';
import { element, type Html } from '../elements.ts';

/** A layer's element inside what moves by itself. */
export function wrapped(layer: Layer, content: Html | null): Html | null {
  const { parallax, loop, mask } = wrappersOf(layer);
  const masked = mask ? element('sr7-mask', {}, content) : content;
  const looped = loop ? element('sr7-loop', {}, masked) : masked;
  return parallax ? element('sr7-plx', {}, looped) : looped;
}
