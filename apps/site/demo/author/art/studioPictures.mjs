import { bloom } from './core/bloom.mjs';
import { savePicture } from './core/encode.mjs';
import { finish } from './core/finish.mjs';
import { bottles } from './scenes/bottles.mjs';
import { courtyard } from './scenes/courtyard.mjs';
import { duskHouse, plasterHall } from './scenes/houses.mjs';
import { armchair, headphones, lamp } from './scenes/products.mjs';
import { stills } from './scenes/stills/index.mjs';
import { renderStudio } from './studio/render.mjs';

function picture(name, scene, look, file = {}) {
  return {
    name,
    async make() {
      const canvas = renderStudio(scene());
      if (look.bloom) bloom(canvas, look.bloom);
      await savePicture(name, finish(canvas, look), file);
    },
  };
}

const cutout = { alpha: true, quality: 86 };

const products = [
  picture('object-headphones.webp', headphones, { exposure: 0.9, grain: 0.006 }, cutout),
  picture('object-lamp.webp', lamp, { exposure: 0.95, grain: 0.006 }, cutout),
  picture('object-armchair.webp', armchair, { exposure: 0.9, grain: 0.006 }, cutout),
];

const houses = [
  picture('house-dusk.webp', duskHouse, {
    exposure: 1.1,
    grain: 0.012,
    vignette: 0.25,
    bloom: { threshold: 0.55, strength: 0.5, radius: 0.03, tint: [1, 0.8, 0.55] },
  }),
  picture('house-hall.webp', plasterHall, {
    exposure: 0.82,
    grain: 0.012,
    vignette: 0.2,
    bloom: { threshold: 0.8, strength: 0.35, radius: 0.04 },
  }),
];

const yard = picture('caravan-courtyard.webp', courtyard, {
  exposure: 1.05,
  grain: 0.01,
  vignette: 0.25,
  bloom: { threshold: 0.8, strength: 0.4, radius: 0.04, tint: [1, 0.85, 0.6] },
});

const scents = Object.entries(bottles).map(([name, scene]) =>
  picture(`scent-${name}.webp`, scene, { exposure: 0.85, grain: 0.012, vignette: 0.25 }, { quality: 86 }),
);

const pots = Object.entries(stills).map(([name, scene]) =>
  picture(`${name}.webp`, scene, { exposure: 0.9, grain: 0.014, vignette: 0.22 }, { quality: 84 }),
);

export const studioPictures = [...products, ...scents, ...pots, ...houses, yard];
