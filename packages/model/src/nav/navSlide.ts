import type { Module } from '../document/Module.ts';
import { asObject, entryAt } from '../reading/json.ts';
import { createReading, Place } from '../reading/Place.ts';
import { type Read, readValue } from '../reading/Reader.ts';
import { anything, text } from '../reading/scalars.ts';
import { from, shape } from '../reading/shape.ts';
import { slideParams } from '../slide/slideParams.ts';
import { fillToCss } from '../values/fillToCss.ts';
import { mediaUrl } from '../values/url.ts';

/** Read of every slide that navigation names, so nothing more. */
const navFields = shape({
  title: text(),
  description: text(),
  thumb: shape({ src: mediaUrl(), fallback: from('default', anything(null)) }),
  params: slideParams,
});

/** What navigation shows of a slide. */
export interface NavSlide {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly params: Read<typeof slideParams>;
  /** Address of the thumbnail; empty when there is none. */
  readonly picture: string;
  /** Address of the slide's background picture: it stands in for a thumbnail that is missing or broken. */
  readonly backgroundPicture: string;
  /** Behind the picture, and instead of one. */
  readonly color: string;
}

/** Read straight from the document: the layers of a slide that only navigation names are nobody's business. */
export function readNavSlide({ document, settings, readBackground }: Module, key: string): NavSlide {
  const place = new Place(createReading({ enabledLevels: settings.enabledLevels }));
  const wire = asObject(entryAt(document['slides'], key));
  const { title, description, params, thumb } = readValue(navFields, wire?.['slide'], place);
  const { color, image, video } = readBackground(backgroundWire(wire?.['layers']) ?? thumb.fallback);
  const backgroundPicture = (image?.used ? image.src : '') || (video?.poster?.src ?? '');
  return {
    key,
    title,
    description,
    params,
    picture: thumb.src || backgroundPicture,
    backgroundPicture,
    color: fillToCss(color),
  };
}

function backgroundWire(layers: unknown): unknown {
  const all = Array.isArray(layers) ? layers : Object.values(asObject(layers) ?? {});
  return asObject(all.find((layer) => asObject(layer)?.['subtype'] === 'slidebg'))?.['bg'];
}
