import { registryOf } from './registries.ts';

/** spec/1 §8, word for word. */
export const fontError = (url: string): string => `Failed to load font: ${url}`;

/** A woff2 file for a family; rejects with that text. */
export function loadFont(family: string, url: string, descriptors?: FontFaceDescriptors): Promise<FontFace> {
  return registryOf(document).once('font', url, async () => {
    try {
      const source = url.replace(/["\\\n]/g, encodeURIComponent);
      const face = await new FontFace(family, `url("${source}") format("woff2")`, descriptors).load();
      document.fonts.add(face);
      return face;
    } catch {
      throw new Error(fontError(url));
    }
  });
}
