import { optional } from '../reading/composites.ts';
import { asObject, isObject } from '../reading/json.ts';
import { type Read, type Reader, show } from '../reading/Reader.ts';
import { from, shape } from '../reading/shape.ts';
import { backgroundTransition } from './backgroundTransition.ts';
import { clipTarget, contentTarget, filterTarget, loopTarget, svgTarget } from './target.ts';

/** The targets of one scene; null where the scene leaves a target alone. */
const scene = shape(
  {
    content: optional(contentTarget),
    mask: optional(contentTarget),
    chars: optional(contentTarget),
    words: optional(contentTarget),
    lines: optional(contentTarget),
    clip: optional(clipTarget),
    filter: optional(filterTarget),
    loop: optional(loopTarget),
    pan: optional(contentTarget),
    svg: from(['svg', 'draw', 'morph'], optional(svgTarget)),
    background: from('bg', optional(backgroundTransition)),
  },
  { ignores: ['alias', 'base', 'u', 'adpr'] },
);
export type Scene = Read<typeof scene>;

export interface Timeline {
  readonly in: Scene;
  readonly out: Scene;
  /** Scenes that only actions play, by name (`scene_1`). */
  readonly named: Readonly<Record<string, Scene>>;
}

const missing = (backend: boolean): Timeline => ({
  in: scene.missing(backend),
  out: scene.missing(backend),
  named: {},
});

/** `tl`: scenes by name. */
export const timeline: Reader<Timeline> = {
  read(value, place) {
    const object = asObject(value);
    if (!object) {
      place.repaired(`expected a timeline, found ${show(value)}`);
      return missing(place.reading.backend);
    }
    const read = (name: string): Scene =>
      object[name] === undefined || object[name] === null
        ? scene.missing(place.reading.backend)
        : scene.read(object[name], place.at(name));
    const names = Object.keys(object).filter(
      (name) => name !== 'in' && name !== 'out' && isObject(object[name]),
    );
    return {
      in: read('in'),
      out: read('out'),
      named: Object.fromEntries(names.map((name) => [name, read(name)])),
    };
  },
  missing,
  wire: {
    anyOf: [
      { type: 'object', additionalProperties: scene.wire },
      { type: 'array', maxItems: 0 },
    ],
  },
};
