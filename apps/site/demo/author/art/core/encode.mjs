import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { hash } from './random.mjs';

export const MEDIA_FOLDER = fileURLToPath(new URL('../../../media/', import.meta.url));
mkdirSync(MEDIA_FOLDER, { recursive: true });

/** Writes finished bytes as .webp or .jpg, by the name's ending; `size` scales down first. */
export async function savePicture(
  name,
  picture,
  { quality = 72, size, alpha = false, alphaQuality = 80 } = {},
) {
  const raw = { width: picture.width, height: picture.height, channels: 4 };
  let image = sharp(picture.bytes, { raw });
  if (!alpha) image = image.removeAlpha();
  if (size) image = image.resize(size[0], size[1], { kernel: 'lanczos3' });
  await encode(image, name, { quality, alphaQuality });
}

/** Rasterises SVG text at its own size, with a little paper grain. */
export async function saveDrawing(name, svg, { quality = 76, grain = 7 } = {}) {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 4) {
    const pixel = at / 4;
    const speck = (hash(pixel % info.width, Math.floor(pixel / info.width), 9) - 0.5) * grain;
    for (let c = 0; c < 3; c++) data[at + c] = Math.min(255, Math.max(0, Math.round(data[at + c] + speck)));
  }
  await savePicture(name, { width: info.width, height: info.height, bytes: data }, { quality });
}

async function encode(image, name, { quality, alphaQuality }) {
  const coded = name.endsWith('.jpg')
    ? image.jpeg({ quality, mozjpeg: true })
    : image.webp({ quality, effort: 6, smartSubsample: true, alphaQuality });
  const info = await coded.toFile(MEDIA_FOLDER + name);
  console.log(`${name.padEnd(30)} ${info.width}x${info.height} ${(info.size / 1024).toFixed(0)} kB`);
}
