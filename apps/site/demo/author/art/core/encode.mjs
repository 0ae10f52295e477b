import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

export const MEDIA_FOLDER = fileURLToPath(new URL('../../../media/', import.meta.url));
mkdirSync(MEDIA_FOLDER, { recursive: true });

/** Writes finished bytes as .webp or .jpg, by the name's ending; `size` scales down first. */
export async function savePicture(name, picture, { quality = 72, size, alpha = false } = {}) {
  const raw = { width: picture.width, height: picture.height, channels: 4 };
  let image = sharp(picture.bytes, { raw });
  if (!alpha) image = image.removeAlpha();
  if (size) image = image.resize(size[0], size[1], { kernel: 'lanczos3' });
  await encode(image, name, quality);
}

/** Rasterises SVG text at its own size. */
export async function saveDrawing(name, svg, { quality = 76, density = 72 } = {}) {
  await encode(sharp(Buffer.from(svg), { density }), name, quality);
}

async function encode(image, name, quality) {
  const coded = name.endsWith('.jpg')
    ? image.jpeg({ quality, mozjpeg: true })
    : image.webp({ quality, effort: 6, smartSubsample: true, alphaQuality: 80 });
  const info = await coded.toFile(MEDIA_FOLDER + name);
  console.log(`${name.padEnd(30)} ${info.width}x${info.height} ${(info.size / 1024).toFixed(0)} kB`);
}
