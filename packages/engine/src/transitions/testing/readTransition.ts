import { type BackgroundTransition, type Layer, openModule } from '@vitrine/model';

/** The background layer of a slide whose entry is written like this. */
export function readBackground(entry: Readonly<Record<string, unknown>>): Layer {
  const layer = { id: 0, type: 'shape', subtype: 'slidebg', tl: { in: entry } };
  const { background } = openModule({
    settings: {},
    slides: { 1: { slide: {}, layers: { 0: layer } } },
  }).slide('1');
  if (!background) throw new Error('the slide has no background');
  return background;
}

/** A transition as documents write it. */
export function readTransition(wire: Readonly<Record<string, unknown>>): BackgroundTransition {
  const { background } = readBackground({ bg: wire }).timeline.in;
  if (!background) throw new Error('the background has no transition');
  return background;
}

/** A preset with nothing else written. */
export const presetTransition = (
  key: string,
  rest: Readonly<Record<string, unknown>> = {},
): BackgroundTransition => readTransition({ temp: { p: key }, ...rest });
