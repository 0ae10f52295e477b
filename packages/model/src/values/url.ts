import { type Reader, show } from '../reading/Reader.ts';

/** Schemes that run code or read the visitor's disk: never followed, never fetched. */
const HOSTILE =
  /^(?:javascript|vbscript|file|filesystem|blob|data(?!:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml|bmp)[;,]|:(?:audio|video)\/)):/i;

/** True when a URL may be loaded or linked to. Browsers skip control characters and spaces inside a scheme; so does this. */
export function isSafeUrl(url: string): boolean {
  const bare = [...url].filter((letter) => letter > ' ' && letter !== '\u007f').join('');
  return !HOSTILE.test(bare);
}

/** spec/1 §5: spaces in image URLs are replaced. Quotes and line breaks go too: a URL also stands in CSS. */
export function normalizeUrl(url: string): string {
  return url
    .trim()
    .replace(/\s/g, '%20')
    .replace(/["'()<>\\]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The address of an image, video or file; empty when there is none or it is hostile. */
export function mediaUrl(): Reader<string> {
  return {
    read(value, place) {
      if (typeof value !== 'string') {
        if (value !== false) place.repaired(`expected an address, found ${show(value)}`);
        return '';
      }
      if (isSafeUrl(value)) return normalizeUrl(value);
      place.repaired(`an address that would run code was dropped: ${show(value)}`);
      return '';
    },
    missing: () => '',
    wire: { type: ['string', 'boolean', 'null'] },
  };
}
