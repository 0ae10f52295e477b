import { hex, mixColour, scale } from '../art/core/colour.mjs';
import { createRoom, normalize } from '../art/studio/light.mjs';
import { blend, surface } from '../art/studio/shapes.mjs';

const FLOOR = -1;
const SIDE = 800;
const FAR = 6.6;

/** Takes its material from what its own map touched last. */
export const OWN = -1;

/** Dark under a foot of this width, and a little to the right of it. */
const shadow = (x, z, wide) => Math.exp(-((((x - 0.1) / wide) ** 2 + (z / (wide * 0.75)) ** 2) ** 1.5));

/** A paper ground that bends up into a wall, soft light from the left. `middle` and `half`: the height shown. */
export function ground({
  things,
  materials,
  paper = '#e9e4da',
  key = '#fff4e6',
  light = 1.65,
  middle = -0.35,
  half = 1.05,
  above = 0.75,
  glass,
  core,
  tint,
  contact = 0,
}) {
  const map = (x, y, z) => {
    let d = blend(y - FLOOR, z + 2.6, 1.8);
    let id = 0;
    for (const [shape, material] of things) {
      const t = shape(x, y, z);
      if (t < d) {
        d = t;
        id = material === OWN ? surface.id : material;
      }
    }
    surface.id = id;
    return d;
  };
  return {
    width: SIDE,
    height: SIDE,
    map,
    glass,
    core,
    glassTint: tint,
    pace: 0.8,
    reach: 0.9,
    skyTone: scale(mixColour(hex(paper), hex('#ffffff'), 0.6), 0.62),
    floorTone: hex(paper, 0.5),
    lights: [
      { dir: normalize([-0.65, 0.85, 0.6]), colour: hex(key, light), soft: 0.22 },
      { dir: normalize([0.8, 0.4, 0.4]), colour: hex(paper, 0.32), soft: 0 },
    ],
    room: createRoom({
      sky: hex('#ffffff', 0.7),
      horizon: hex(paper, 0.8),
      floor: hex(paper, 0.5),
      boxes: [
        { dir: [-0.75, 0.6, 0.45], size: 0.13, colour: hex('#ffffff', 3) },
        { dir: [0.95, 0.3, 0.2], size: 0.07, colour: hex('#ffffff', 2.2) },
      ],
    }),
    camera: {
      from: [0, middle + above, FAR],
      to: [0, middle, 0],
      fov: (Math.atan(half / FAR) * 360) / Math.PI,
    },
    materials: {
      0: {
        base: hex(paper),
        rough: 0.95,
        gloss: 0.15,
        // Glass is no part of the map, so it casts no shadow: one is painted where it stands.
        ...(contact && { detail: ([x, , z]) => ({ base: hex(paper, 1 - 0.5 * shadow(x, z, contact)) }) }),
      },
      ...materials,
    },
  };
}
