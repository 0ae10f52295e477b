import { fetchText } from './fetchText.ts';
import { registryOf } from './registries.ts';

/**
 * The text of an SVG file, to be cleaned before it is drawn. spec/1 §8: one that cannot be had is marked as failed, and
 * null: nothing is drawn.
 */
export async function loadSvg(url: string): Promise<string | null> {
  const address = svgUrl(url);
  try {
    return await registryOf(document).once('svg', address, async () => {
      const text = await fetchText(address);
      // A missing file may come with status 200 and a page that says so.
      if (!/<svg[\s>]/i.test(text)) throw new Error(`Failed to load svg: ${address}`);
      return text;
    });
  } catch {
    return null;
  }
}

/** spec/1 §7.6: a doubled assets segment is collapsed. */
export const svgUrl = (url: string): string => url.replace(/\/assets(?:\/assets)+(?=\/)/g, '/assets');
