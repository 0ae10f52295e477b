import { bloom } from './core/bloom.mjs';
import { paint } from './core/canvas.mjs';
import { savePicture } from './core/encode.mjs';
import { finish } from './core/finish.mjs';
import { renderTerrain } from './land/terrain.mjs';
import { places } from './scenes/places.mjs';
import { caravan, routes } from './scenes/routes.mjs';
import { aurora } from './scenes/skylights.mjs';

/** Rendered larger than shown: scaling down smooths far ridges. */
const OVERSIZE = 1.4;

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

function painting(name, width, height, shade, look = {}, file = {}) {
  return {
    name,
    async make() {
      const canvas = paint(width, height, shade);
      if (look.bloom) bloom(canvas, look.bloom);
      await savePicture(name, finish(canvas, { grain: 0.01, ...look }), file);
    },
  };
}

const gallery = Object.entries(places).map(([name, scene]) => land(`place-${name}.webp`, scene));
const trains = Object.entries(routes).map(([name, scene]) =>
  land(`${name}.webp`, scene, { exposure: 0.95, quality: 70 }),
);
const desert = Object.entries(caravan).map(([name, scene]) =>
  land(`${name}.webp`, scene, { exposure: 0.92 }),
);

export const paintedPictures = [
  painting('place-aurora.webp', 1920, 1080, aurora, {
    exposure: 1.1,
    vignette: 0.2,
    bloom: { threshold: 0.35, strength: 0.5, radius: 0.05 },
  }),
  ...gallery,
  ...trains,
  ...desert,
];
