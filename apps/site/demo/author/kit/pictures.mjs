import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const MEDIA = fileURLToPath(new URL('../../media/', import.meta.url));
const ADDRESS = /^\/demo\/media\/[\w.-]+\.(?:webp|jpg|png|svg)$/;
const known = new Map();

async function sizeOf(src) {
  if (!known.has(src)) {
    const { width, height } = await sharp(MEDIA + src.split('/').at(-1)).metadata();
    known.set(src, { w: width, h: height });
  }
  return known.get(src);
}

function addresses(value, found = new Set()) {
  if (typeof value === 'string' && ADDRESS.test(value)) found.add(value);
  else if (value && typeof value === 'object')
    for (const part of Object.values(value)) addresses(part, found);
  return found;
}

/** settings.imgs: every picture that a document names, with its real size. */
export async function picturesOf(document) {
  const list = [];
  for (const src of addresses(document.slides)) list.push({ src, lib_id: '', lib: '', r: await sizeOf(src) });
  return list;
}
