import { savePicture } from './core/encode.mjs';
import { atticRain } from './film/atticRain.mjs';
import { encodeFilm } from './film/encodeFilm.mjs';
import { frames } from './film/frames.mjs';
import { nightSea } from './film/nightSea.mjs';
import { makeHarbour } from './film/sound.mjs';

/** A loop in two formats, and its first frame as the poster. */
function film(name, shade, shape) {
  return {
    name,
    async make() {
      await encodeFilm(name, shape, frames(shape, shade));
      const [first] = frames({ ...shape, seconds: 1 / shape.rate }, shade);
      const bytes = Buffer.alloc(shape.width * shape.height * 4, 255);
      for (let k = 0; k < shape.width * shape.height; k++) first.copy(bytes, k * 4, k * 3, k * 3 + 3);
      await savePicture(`${name}-poster.webp`, { ...shape, bytes });
    },
  };
}

export const moving = [
  { name: 'sound-harbour', make: async () => makeHarbour('sound-harbour') },
  film('loop-night-sea', nightSea, {
    width: 1280,
    height: 720,
    rate: 24,
    seconds: 8,
    crf: { mp4: 29 },
  }),
  film('loop-attic-rain', atticRain, {
    width: 960,
    height: 600,
    rate: 24,
    seconds: 6,
    crf: { mp4: 29 },
  }),
];
