// Draws every picture, film and sound of the demos. With names as arguments, only those.
import { drawnMarks } from './art/drawnMarks.mjs';
import { moving } from './art/moving.mjs';
import { paintedPictures } from './art/paintedPictures.mjs';
import { studioPictures } from './art/studioPictures.mjs';

const wanted = process.argv.slice(2);

for (const job of [...drawnMarks, ...paintedPictures, ...studioPictures, ...moving]) {
  if (wanted.length > 0 && !wanted.some((part) => job.name.includes(part))) continue;
  await job.make();
}
