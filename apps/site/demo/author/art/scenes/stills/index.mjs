import { hex } from '../../core/colour.mjs';
import { cylinder, length2 } from '../../studio/shapes.mjs';
import { bag, beans } from './coffee.mjs';
import { glaze } from './glaze.mjs';
import { at, bowl, cup, moonJar, plate, puff, stem, stout, tallVase } from './pottery.mjs';
import { shelf } from './shelf.mjs';

export const stills = {
  'clay-moonjar': () =>
    shelf({
      wall: '#d9cbb8',
      table: '#8b6848',
      things: [
        [at(-0.35, 0, 0, moonJar), 2],
        [at(1.05, 0, 0.35, cup), 3],
        [at(-0.35, 0.3, 0, stem(0.75, 1.0)), 4],
        [puff(0.42, 1.28, 0.05, 0.16), 5],
      ],
      materials: {
        2: glaze('#f3eee4', '#efe7d9', -2, { specks: 0.02, rough: 0.25 }),
        3: glaze('#3f5c63', '#c9a882', -0.78),
        4: { base: hex('#5a4630'), rough: 0.9 },
        5: { base: hex('#e9dfc8'), rough: 0.95, sheen: 0.4 },
      },
    }),
  'clay-celadon': () =>
    shelf({
      wall: '#31473f',
      table: '#5c3f2a',
      key: '#ffe9cf',
      things: [
        [at(-0.75, 0, 0, tallVase), 2],
        [at(0.45, 0, 0.2, bowl), 3],
        [at(1.35, 0, -0.35, cup), 2],
      ],
      materials: {
        2: glaze('#9fc4ae', '#c2b191', -0.84, { specks: 0.03, rough: 0.18 }),
        3: glaze('#d9e4d6', '#a9886a', -0.9, { specks: 0.05 }),
      },
    }),
  'clay-rust': () =>
    shelf({
      wall: '#c98a5b',
      table: '#6d4430',
      key: '#fff0d8',
      things: [
        [at(-0.25, 0, -0.15, stout), 2],
        [at(0.9, 0, 0.35, bowl), 3],
        [at(-1.25, 0, 0.3, cup), 3],
        [at(-0.25, 0, -0.15, stem(-0.45, 1.05)), 4],
        [at(-0.25, 0, -0.15, stem(0.25, 1.25)), 4],
        [puff(-0.7, 1.06, -0.1, 0.13), 5],
        [puff(0.0, 1.27, -0.1, 0.15), 5],
      ],
      materials: {
        2: glaze('#a3401f', '#d9b48c', -0.72, { specks: 0.08, rough: 0.35 }),
        3: glaze('#f0e2cb', '#b9764a', -0.8, { specks: 0.08 }),
        4: { base: hex('#4c3a22'), rough: 0.9 },
        5: { base: hex('#f2d9a8'), rough: 0.95, sheen: 0.4 },
      },
    }),
  'clay-cobalt': () =>
    shelf({
      wall: '#e8e3da',
      table: '#b9a88c',
      things: [
        [at(0.55, 0, -0.2, tallVase), 2],
        [at(-0.75, 0, 0.1, stout), 3],
        [at(1.3, 0, 0.45, cup), 2],
      ],
      materials: {
        2: glaze('#22408f', '#e9e3d6', -0.45, { specks: 0.03, rough: 0.16, run: 0.25 }),
        3: glaze('#f4f1ea', '#2a4a9a', -0.55, { specks: 0.03, rough: 0.2 }),
      },
    }),
  'clay-kiln': () =>
    shelf({
      wall: '#5a3325',
      table: '#45291d',
      key: '#ffc385',
      sun: [0.75, 0.5, 0.45],
      things: [
        [at(-0.9, 0, -0.1, cup), 2],
        [at(-0.9, 0.58, -0.1, cup), 3],
        [at(-0.1, 0, 0.2, bowl), 3],
        [at(-0.1, 0.2, 0.2, bowl), 2],
        [at(1.05, 0, -0.2, stout), 4],
      ],
      materials: {
        2: glaze('#c7552b', '#8f5a3a', -0.8, { rough: 0.5 }),
        3: glaze('#e6c9a0', '#8f5a3a', -0.78, { rough: 0.5 }),
        4: glaze('#241b1d', '#6a4630', -0.6, { rough: 0.2, specks: 0.02 }),
      },
    }),
  'clay-table': () =>
    shelf({
      wall: '#aebfbd',
      table: '#d3b894',
      things: [
        [at(0.1, 0, 0.3, plate), 2],
        [at(0.1, 0.1, 0.3, bowl), 3],
        [at(-1.25, 0, -0.2, cup), 3],
        [at(1.45, 0, -0.5, moonJar), 2],
      ],
      camera: { from: [0, 1.9, 5.8], to: [0, -0.4, 0], fov: 25 },
      materials: {
        2: glaze('#f2ede2', '#d9c6a4', -0.99, { specks: 0.1 }),
        3: glaze('#3f7570', '#c9ab7f', -0.84, { specks: 0.04, rough: 0.2 }),
      },
    }),
  coffee: () =>
    shelf({
      wall: '#c5502f',
      table: '#7f2f1c',
      key: '#fff0dc',
      size: [900, 1200],
      camera: { from: [0, 0.9, 6.6], to: [0, 0.05, 0], fov: 27 },
      things: [
        [at(-0.28, 0.02, -0.3, bag), 2],
        [at(0.68, 0, 0.5, cup), 3],
        [(x, y, z) => cylinder(x - 0.68, y + 0.52, z - 0.5, 0.27, 0.01), 4],
        [(x, y, z) => cylinder(x - 0.68, y + 0.985, z - 0.5, 0.5, 0.015, 0.015), 3],
        [beans, 5],
      ],
      materials: {
        2: {
          rough: 0.5,
          detail(p) {
            const x = p[0] + 0.28;
            const band = Math.abs(p[1] + 0.18) < 0.3 && Math.abs(x) < 0.46;
            const sun = length2(x, p[1] + 0.18) < 0.19;
            const bars = p[1] < -0.3 && Math.abs(((p[1] * 22) % 1) + 0.5) < 0.25;
            if (p[1] > 0.62) return { base: hex('#12302a') };
            if (!band) return { base: hex('#17423a') };
            return { base: sun && !bars ? hex('#d9512c') : hex('#f3e4cb') };
          },
        },
        3: { base: hex('#f5ead8'), rough: 0.3, mirror: 0.2 },
        4: { base: hex('#3a1a0c'), rough: 0.25 },
        5: { base: hex('#3a1c0e'), rough: 0.4 },
      },
    }),
};
