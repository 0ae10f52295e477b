// Draws every picture, film and sound of the demos. With names as arguments, only those.
import { studioPictures } from './art/studioPictures.mjs';

const wanted = process.argv.slice(2);
const jobs = [...studioPictures];

for (const job of jobs) {
  if (wanted.length > 0 && !wanted.some((part) => job.name.includes(part))) continue;
  await job.make();
}
