// Draws the pictures of the demo shop's products. With names as arguments, only those.
import { savePicture } from './art/core/encode.mjs';
import { finish } from './art/core/finish.mjs';
import { renderStudio } from './art/studio/render.mjs';
import { ceramics } from './products/ceramics.mjs';
import { coffee } from './products/coffee.mjs';
import { lamps } from './products/lamps.mjs';
import { cards } from './products/cards.mjs';
import { prints } from './products/prints.mjs';
import { scents } from './products/scents.mjs';

/** Beside the media of the modules. */
const FOLDER = '../products/';
const LOOK = { exposure: 0.92, grain: 0.008, vignette: 0.06 };
const FILE = { quality: 82 };

const studio = (name, scene) => () =>
  savePicture(`${FOLDER}${name}.webp`, finish(renderStudio(scene()), LOOK), FILE);
const drawn = (name, draw) => async () => savePicture(`${FOLDER}${name}.webp`, await draw(), FILE);

const jobs = [
  ...Object.entries({ ...ceramics, ...lamps, ...coffee, ...scents }).map(([name, scene]) => [
    name,
    studio(name, scene),
  ]),
  ...Object.entries({ ...prints, ...cards }).map(([name, draw]) => [name, drawn(name, draw)]),
];

const wanted = process.argv.slice(2);
for (const [name, make] of jobs) {
  if (wanted.length === 0 || wanted.some((part) => name.includes(part))) await make();
}
