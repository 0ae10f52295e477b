import { list, optional } from '../reading/composites.ts';
import { isObject } from '../reading/json.ts';
import { choice, number, text } from '../reading/scalars.ts';
import { type Read, type Reader, show } from '../reading/Reader.ts';
import { from, shape } from '../reading/shape.ts';
import { measure, percent, px } from '../values/length.ts';
import { clipFrame, type Frame, filterFrame, frame } from './frame.ts';

const origin = shape({ x: measure(percent(50)), y: measure(percent(50)), z: measure(px(0)) });

const spatial = { perspectivePx: from('pers', optional(number(600))), origin: from('orig', origin) };

/** The frames of a target; PHP leaves an empty list where a frame is meant to say nothing. */
const frames: Reader<readonly Frame[]> = list(frame);

export const contentTarget = shape({ ...spatial, frames: from('all', frames) });

export const clipTarget = shape({
  origin: from(
    'orig',
    choice(['left', 'right', 'top', 'bottom', 'center', 'invh', 'invv', 'x', 'y', 'rectangle'], 'left', {
      l: 'left',
      r: 'right',
      t: 'top',
      b: 'bottom',
      c: 'center',
      clr: 'center',
      ctb: 'center',
      cv: 'center',
      ch: 'center',
    }),
  ),
  kind: from('type', choice(['rectangle', 'circle'], 'rectangle', { r: 'rectangle', c: 'circle' })),
  frames: from('all', list(clipFrame)),
});

export const filterTarget = shape({ frames: from('all', list(filterFrame)) });

/** Properties under which a loop may be split instead of `all`. */
const LOOP_TRACKS = [
  'all',
  'x',
  'y',
  'z',
  'scaleX',
  'scaleY',
  'opacity',
  'filter',
  'rotationX',
  'rotationY',
  'rotationZ',
  'rotation',
] as const;

export interface LoopTarget {
  readonly perspectivePx: number | null;
  readonly origin: Read<typeof origin>;
  /** Frames by track: `all` together, or one list for each property that loops on its own. */
  readonly tracks: Readonly<Record<string, readonly Frame[]>>;
}

const loopBase = shape(spatial, { ignores: LOOP_TRACKS });

const loopMissing = (backend: boolean): LoopTarget => ({ ...loopBase.missing(backend), tracks: {} });

export const loopTarget: Reader<LoopTarget> = {
  read(value, place) {
    if (!isObject(value)) {
      if (!Array.isArray(value)) place.repaired(`expected a loop, found ${show(value)}`);
      return loopMissing(place.reading.backend);
    }
    const tracks = LOOP_TRACKS.filter((track) => value[track] !== undefined);
    return {
      ...loopBase.read(value, place),
      tracks: Object.fromEntries(
        tracks.map((track) => [track, frames.read(value[track] ?? [], place.at(track))]),
      ),
    };
  },
  missing: loopMissing,
  wire: { type: ['object', 'array'] },
};

export const svgTarget = shape({ ...spatial, frames: from('all', frames), path: text() });
