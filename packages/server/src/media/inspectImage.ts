import sharp from 'sharp';
import { UPLOAD_BYTES, UPLOAD_FRAMES, UPLOAD_PIXELS } from './limits.ts';

/** What a picture may be, as its first bytes say; the name that it came with says nothing. An SVG can run scripts. */
const FORMATS: Readonly<Record<string, { readonly mime: string; readonly ending: string }>> = {
  png: { mime: 'image/png', ending: 'png' },
  jpeg: { mime: 'image/jpeg', ending: 'jpg' },
  webp: { mime: 'image/webp', ending: 'webp' },
  gif: { mime: 'image/gif', ending: 'gif' },
  avif: { mime: 'image/avif', ending: 'avif' },
};

export interface InspectedImage {
  readonly mime: string;
  readonly ending: string;
  readonly width: number;
  readonly height: number;
}

/** What it is, or why it is refused. */
export async function inspectImage(bytes: Uint8Array): Promise<InspectedImage | string> {
  if (bytes.byteLength > UPLOAD_BYTES) return `The file is larger than ${UPLOAD_BYTES / 1024 / 1024} MB.`;
  if (isMarkup(bytes)) return 'Only PNG, JPEG, WebP, GIF and AVIF pictures can be uploaded.';
  try {
    const image = sharp(bytes, { limitInputPixels: UPLOAD_PIXELS, failOn: 'error', animated: false });
    const { format, compression, width, height, pages = 1, orientation = 1 } = await image.metadata();
    const known = FORMATS[format === 'heif' && compression === 'av1' ? 'avif' : format];
    if (!known) return 'Only PNG, JPEG, WebP, GIF and AVIF pictures can be uploaded.';
    if (pages > UPLOAD_FRAMES) return `The picture has more than ${UPLOAD_FRAMES} frames.`;
    // A right beginning says nothing about the rest: a broken picture is found by reading it.
    await image.resize(1, 1).raw().toBuffer();
    const isTurned = orientation >= 5;
    return { ...known, width: isTurned ? height : width, height: isTurned ? width : height };
  } catch {
    return 'The file is no picture, is damaged, or is too large.';
  }
}

/** Before any library looks at it: SVG and other markup is not even parsed. Marks of byte order may stand before it. */
function isMarkup(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 512)).toString('latin1');
  return /^[\s\p{Cc}\u00bb\u00bf\u00ef\u00fe\u00ff]*</u.test(start);
}
