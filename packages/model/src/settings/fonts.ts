import { changed, map } from '../reading/composites.ts';
import { isObject } from '../reading/json.ts';
import type { Reader } from '../reading/Reader.ts';
import { flag } from '../reading/scalars.ts';
import { from, shape } from '../reading/shape.ts';
import { fontFamily } from '../values/fontFamily.ts';
import { mediaUrl } from '../values/url.ts';

const switchedOn: Reader<readonly string[]> = changed(map(flag(false)), (flags) =>
  Object.keys(flags).filter((name) => flags[name]),
);

const fontEntry = shape(
  {
    name: from('name', fontFamily('')),
    /** Weights in use. */
    normal: switchedOn,
    italic: switchedOn,
    subsets: from('subset', switchedOn),
    /** A style sheet of the owner's: the font provider is not asked. */
    custom: flag(false),
    url: mediaUrl(),
  },
  { instead: () => ({}) },
);

export interface ModuleFont {
  readonly family: string;
  readonly normal: readonly string[];
  readonly italic: readonly string[];
  readonly subsets: readonly string[];
  readonly custom: boolean;
  readonly url: string;
  /** An icon font of the product, asked for by name alone. */
  readonly isIconFont: boolean;
}

/** The fonts a module uses, with `true` for an icon font. Keys keep quotes and plus signs: `'Open+Sans'`. */
export const fonts: Reader<readonly ModuleFont[]> = {
  read(value, place) {
    const entries = isObject(value) ? Object.entries(value) : [];
    return entries.map(([key, entry]) => {
      const { name, ...rest } = fontEntry.read(entry, place.at(key));
      return { ...rest, family: name || key.replaceAll('+', ' '), isIconFont: entry === true };
    });
  },
  missing: () => [],
  wire: {
    anyOf: [
      { type: 'object', additionalProperties: { anyOf: [fontEntry.wire, { type: 'boolean' }] } },
      { type: 'array' },
    ],
  },
};
