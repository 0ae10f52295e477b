import { bloom } from './core/bloom.mjs';
import { paint } from './core/canvas.mjs';
import { saveDrawing, savePicture } from './core/encode.mjs';
import { finish } from './core/finish.mjs';
import { renderTerrain } from './land/terrain.mjs';
import { engravedCloud } from './scenes/engraving.mjs';
import { places } from './scenes/places/index.mjs';
import { posters } from './scenes/posters/index.mjs';
import { caravan, routes } from './scenes/routes.mjs';
import { aurora } from './scenes/skylights.mjs';
import { trail, trailSky } from './scenes/trail.mjs';
import { watchParts } from './scenes/watch.mjs';

/** Lands are rendered larger than shown: scaling down smooths far ridges. */
const OVERSIZE = 1.2;

function land(name, scene, { exposure = 0.82, quality = 72, glow = 0.3 } = {}) {
  return {
    name,
    async make() {
      const drawn = scene();
      const size = [drawn.width, drawn.height];
      drawn.width = Math.round(size[0] * OVERSIZE);
      drawn.height = Math.round(size[1] * OVERSIZE);
      const canvas = bloom(renderTerrain(drawn), { threshold: 0.9, strength: glow, radius: 0.045 });
      await savePicture(name, finish(canvas, { exposure, grain: 0.01, vignette: 0.2 }), { size, quality });
    },
  };
}

function painting(name, size, shade, look = {}, file = {}) {
  return {
    name,
    async make() {
      const canvas = paint(size[0], size[1], shade);
      if (look.bloom) bloom(canvas, look.bloom);
      await savePicture(name, finish(canvas, { grain: 0.01, ...look }), file);
    },
  };
}

const cutout = { alpha: true, quality: 78 };
const flat = { tone: 'soft', grain: 0.004 };

const gallery = Object.entries(places).map(([name, scene]) => land(`place-${name}.webp`, scene));
const trains = Object.entries(routes).map(([name, scene]) =>
  land(`${name}.webp`, scene, { exposure: 0.95, quality: 70 }),
);
const desert = Object.entries(caravan).map(([name, scene]) =>
  land(`${name}.webp`, scene, { exposure: 0.92 }),
);

const watch = Object.entries(watchParts).map(([name, shade]) =>
  painting(`watch-${name}.webp`, [1000, 1000], shade, { tone: 'film', grain: 0.004 }, cutout),
);

const ranges = Object.entries(trail).map(([name, shade]) =>
  painting(`trail-${name}.webp`, name === 'verge' ? [2240, 500] : [2240, 900], shade, flat, cutout),
);

const cinema = Object.entries(posters).map(([name, draw]) => ({
  name: `film-${name}.webp`,
  make: () => saveDrawing(`film-${name}.webp`, draw()),
}));

export const paintedPictures = [
  ...cinema,
  ...watch,
  painting(
    'engraved-cloud.webp',
    [1500, 1000],
    engravedCloud,
    { tone: 'plain', grain: 0 },
    { alpha: true, quality: 30, alphaQuality: 40 },
  ),
  painting('trail-sky.webp', [1920, 1080], trailSky, { exposure: 0.7, grain: 0.01 }),
  ...ranges,
  painting('place-aurora.webp', [1920, 1080], aurora, {
    exposure: 1.1,
    vignette: 0.2,
    bloom: { threshold: 0.35, strength: 0.4, radius: 0.04 },
  }),
  ...trains,
  ...desert,
  ...gallery,
];
