import type { InspectedFile } from './InspectedFile.ts';
import { inspectImage } from './inspectImage.ts';
import { UPLOAD_BYTES } from './limits.ts';

const NO_PICTURE = 'Only PNG, JPEG, WebP, GIF and AVIF pictures can be uploaded.';
const REFUSAL =
  'Only PNG, JPEG, WebP, GIF and AVIF pictures, MP4 and WebM films and PDF files can be uploaded.';

/** What it is, or why it is refused. Its first bytes say so; the name that it came with says nothing. */
export async function inspectFile(
  bytes: Uint8Array,
  { onlyPictures = false }: { readonly onlyPictures?: boolean | undefined } = {},
): Promise<InspectedFile | string> {
  const refusal = onlyPictures ? NO_PICTURE : REFUSAL;
  if (bytes.byteLength > UPLOAD_BYTES) return `The file is larger than ${UPLOAD_BYTES / 1024 / 1024} MB.`;
  if (isMarkup(bytes)) return refusal;
  const other = onlyPictures
    ? undefined
    : OTHERS.find(({ isIt }) => isIt(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
  if (other) {
    const { mime, ending } = other;
    return { mime, ending, width: null, height: null, ground: '', tellsMore: false, isStill: false };
  }
  const image = await inspectImage(bytes);
  return image === 'unknown' ? refusal : image;
}

interface OtherKind {
  readonly mime: string;
  readonly ending: string;
  readonly isIt: (bytes: Buffer) => boolean;
}

/** Brands of MP4 that browsers play. AVIF pictures begin alike, with a brand of theirs. */
const MP4_BRAND = /^(?:isom|iso[2-9]|mp4[12]|avc1|dash|M4V[ HP]|MSNV|f4v )$/;

const OTHERS: readonly OtherKind[] = [
  {
    mime: 'video/mp4',
    ending: 'mp4',
    isIt: (bytes) =>
      bytes.toString('latin1', 4, 8) === 'ftyp' && MP4_BRAND.test(bytes.toString('latin1', 8, 12)),
  },
  {
    mime: 'video/webm',
    ending: 'webm',
    // Matroska begins alike: its kind stands among the first fields.
    isIt: (bytes) =>
      bytes.length > 4 &&
      bytes.readUInt32BE(0) === 0x1a45dfa3 &&
      bytes.subarray(0, 64).includes(Buffer.from('\x42\x82\x84webm', 'latin1')),
  },
  {
    mime: 'application/pdf',
    ending: 'pdf',
    isIt: (bytes) => /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)),
  },
];

/** Before any library looks at it: SVG and other markup is not even parsed. Marks of byte order may stand before it. */
function isMarkup(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 512)).toString('latin1');
  return /^[\s\p{Cc}\u00bb\u00bf\u00ef\u00fe\u00ff]*</u.test(start);
}
