import sharp, { type Sharp } from 'sharp';
import { READING } from './inspectImage.ts';

/** Nobody sees the difference to what came; PNG and GIF lose nothing. */
const WRITING: Readonly<Record<string, (image: Sharp) => Sharp>> = {
  'image/jpeg': (image) => image.jpeg({ quality: 92, chromaSubsampling: '4:4:4', mozjpeg: true }),
  'image/webp': (image) => image.webp({ quality: 92 }),
  'image/avif': (image) => image.avif({ quality: 75, effort: 2 }),
  'image/png': (image) => image.png(),
  'image/gif': (image) => image.gif(),
};

/**
 * The picture as it is seen, turned upright, without what a camera wrote beside it: the place where it was taken may be
 * somebody's home. Its colours keep their profile.
 */
export async function withoutTelling(
  bytes: Uint8Array,
  { mime, isStill }: { readonly mime: string; readonly isStill: boolean },
): Promise<Uint8Array | string> {
  try {
    const image = sharp(bytes, { ...READING, animated: !isStill });
    // Frames of a moving picture stand in one high picture, which cannot be turned.
    const upright = isStill ? image.autoOrient() : image;
    return await (WRITING[mime]?.(upright) ?? upright).keepIccProfile().toBuffer();
  } catch {
    return 'The picture could not be freed of what its camera wrote into it.';
  }
}
