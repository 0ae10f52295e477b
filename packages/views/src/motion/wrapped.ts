import { wrappersOf } from '@vitrine/engine';
import type { Layer } from '@vitrine/model';
import type { ReactElement } from 'react';
import { element } from '../elements.ts';

/** A layer's element inside what moves by itself. */
export function wrapped(layer: Layer, content: ReactElement | null): ReactElement | null {
  const { parallax, loop, mask } = wrappersOf(layer);
  const masked = mask ? element('sr7-mask', {}, content) : content;
  const looped = loop ? element('sr7-loop', {}, masked) : masked;
  return parallax ? element('sr7-plx', {}, looped) : looped;
}
