import sharp, { type Metadata, type Sharp } from 'sharp';
import type { InspectedFile } from './InspectedFile.ts';
import { UPLOAD_FRAMES, UPLOAD_PIXELS } from './limits.ts';

/** What a picture may be. An SVG can run scripts. */
const FORMATS: Readonly<Record<string, { readonly mime: string; readonly ending: string }>> = {
  png: { mime: 'image/png', ending: 'png' },
  jpeg: { mime: 'image/jpeg', ending: 'jpg' },
  webp: { mime: 'image/webp', ending: 'webp' },
  gif: { mime: 'image/gif', ending: 'gif' },
  avif: { mime: 'image/avif', ending: 'avif' },
};

/** For whoever reads pictures of strangers. */
export const READING = { limitInputPixels: UPLOAD_PIXELS, failOn: 'error' } as const;

/** What it is, or why it is refused. */
export async function inspectImage(bytes: Uint8Array): Promise<InspectedFile | string> {
  try {
    const image = sharp(bytes, { ...READING, animated: false });
    const metadata = await image.metadata();
    const { format, compression, width, height, pages = 1, orientation = 1 } = metadata;
    const known = FORMATS[format === 'heif' && compression === 'av1' ? 'avif' : format];
    if (!known) return 'unknown';
    if (pages > UPLOAD_FRAMES) return `The picture has more than ${UPLOAD_FRAMES} frames.`;
    const isTurned = orientation >= 5;
    return {
      ...known,
      width: isTurned ? height : width,
      height: isTurned ? width : height,
      // A right beginning says nothing about the rest: a broken picture is found by reading it, as its colour needs.
      ground: await groundOf(image, metadata),
      tellsMore: [metadata.exif, metadata.xmp, metadata.iptc].some((part) => part !== undefined),
      isStill: pages === 1,
    };
  } catch {
    return 'The file is no picture, is damaged, or is too large.';
  }
}

async function groundOf(image: Sharp, { hasAlpha }: Metadata): Promise<string> {
  const pixel = await image
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer();
  if (hasAlpha) return '';
  const [red = 0, green = red, blue = red] = pixel;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
