import { hex, mixColour, scale } from '../../core/colour.mjs';
import { noise } from '../../core/noise.mjs';
import { createRoom, normalize } from '../../studio/light.mjs';
import { surface } from '../../studio/shapes.mjs';

const FLOOR = -1;

/** A table before a wall, with things on it, in the light of one window. */
export function shelf({
  wall,
  table,
  key = '#ffeeda',
  things,
  materials,
  camera = {},
  size = [1200, 900],
  sun = [-0.7, 0.62, 0.4],
}) {
  const map = (x, y, z) => {
    let d = y - FLOOR;
    let id = 0;
    const back = z + 1.7;
    if (back < d) {
      d = back;
      id = 1;
    }
    for (const thing of things) {
      const t = thing[0](x, y, z);
      if (t < d) {
        d = t;
        id = thing[1];
      }
    }
    surface.id = id;
    return d;
  };
  return {
    width: size[0],
    height: size[1],
    map,
    pace: 0.8,
    reach: 0.9,
    skyTone: scale(mixColour(hex(wall), hex('#ffffff'), 0.45), 0.5),
    floorTone: hex(table, 0.55),
    lights: [
      { dir: normalize(sun), colour: hex(key, 2.1), soft: 0.14 },
      {
        dir: normalize([-sun[0], 0.35, 0.7]),
        colour: mixColour(hex(wall), hex(key), 0.4).map((c) => c * 0.42),
        soft: 0,
      },
    ],
    room: createRoom({
      sky: hex('#ffffff', 0.4),
      horizon: hex(wall, 0.55),
      floor: hex(table, 0.35),
      boxes: [{ dir: [-0.8, 0.5, 0.5], size: 0.12, colour: hex('#ffffff', 2.6) }],
    }),
    camera: { from: [0, 0.4, 6.6], to: [0, 0.02, 0], fov: 26, ...camera },
    materials: {
      0: {
        rough: 0.55,
        gloss: 0.5,
        detail(p) {
          const line = noise(p[0] * 0.8, p[2] * 14, 12) * 0.6 + noise(p[0] * 2, p[2] * 50, 13) * 0.4;
          return { base: scale(hex(table), 0.75 + 0.45 * line) };
        },
      },
      1: {
        rough: 0.95,
        gloss: 0.1,
        detail: (p) => ({ base: scale(hex(wall), 0.93 + 0.14 * noise(p[0] * 2.3, p[1] * 2.3, 31)) }),
      },
      ...materials,
    },
  };
}
