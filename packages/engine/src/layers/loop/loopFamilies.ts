import { distanceToCss, round } from '../pose/Distance.ts';
import { type Pose, UPRIGHT } from '../pose/Pose.ts';

/** What of a pose each track of a loop says. */
const PARTS: Readonly<Record<string, (pose: Pose) => Partial<Pose>>> = {
  all: (pose) => pose,
  x: ({ x }) => ({ x }),
  y: ({ y }) => ({ y }),
  z: ({ z }) => ({ z }),
  scaleX: ({ scaleX }) => ({ scaleX }),
  scaleY: ({ scaleY }) => ({ scaleY }),
  rotationX: ({ rotateX }) => ({ rotateX }),
  rotationY: ({ rotateY }) => ({ rotateY }),
  rotationZ: ({ rotateZ }) => ({ rotateZ }),
  rotation: ({ rotateZ }) => ({ rotateZ }),
  opacity: ({ opacity }) => ({ opacity }),
};

export const partOf = (pose: Pose, track: string): Partial<Pose> => PARTS[track]?.(pose) ?? {};

/** The pose with nothing but what these tracks say. */
export const onlyTracks = (pose: Pose, tracks: readonly string[]): Pose =>
  tracks.reduce<Pose>((kept, track) => ({ ...kept, ...partOf(pose, track) }), UPRIGHT);

interface LoopFamily {
  readonly tracks: readonly string[];
  /** The CSS property that moves by itself, beside `transform`. */
  readonly property: string;
  write(pose: Pose, scales: boolean): string;
}

/** Tracks that share a property of their own. */
export const LOOP_FAMILIES: readonly LoopFamily[] = [
  {
    tracks: ['x', 'y', 'z'],
    property: 'translate',
    write: ({ x, y, z }, scales) => [x, y, z].map((each) => distanceToCss(each, scales)).join(' '),
  },
  {
    tracks: ['scaleX', 'scaleY'],
    property: 'scale',
    write: ({ scaleX, scaleY }) => `${round(scaleX)} ${round(scaleY)}`,
  },
  {
    tracks: ['rotationZ', 'rotation'],
    property: 'rotate',
    write: ({ rotateZ }) => `${round(rotateZ)}deg`,
  },
  // Out of the plane there is no property but `transform`.
  { tracks: ['rotationX', 'rotationY'], property: 'transform', write: () => '' },
];
