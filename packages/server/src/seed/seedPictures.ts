import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { saveMedia } from '../media/saveMedia.ts';
import type { Shop } from '../Shop.ts';
import type { UploadStore } from '../media/store/UploadStore.ts';

/** `tall-vase-cobalt` -> "Tall vase cobalt". */
const altOf = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;

/** Takes the pictures of a folder into the library: their ids by name. */
export async function seedPictures(
  shop: Shop,
  { pictures, uploads }: { readonly pictures: string; readonly uploads: UploadStore },
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  const files = (await readdir(pictures)).filter((file) => file.endsWith('.webp')).sort();
  for (const file of files) {
    const { name } = parse(file);
    const bytes = await readFile(join(pictures, file));
    const saved = await saveMedia(shop, uploads, { bytes, name: file, alt: altOf(name) });
    if (!saved.ok) throw new Error(`${file}: ${saved.errors[0]?.message}`);
    ids.set(name, saved.media.id);
  }
  return ids;
}
