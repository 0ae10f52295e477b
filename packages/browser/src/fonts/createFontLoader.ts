import { loadStyle } from '../load/loadStyle.ts';
import { awaitSheet } from './whenFontsReady.ts';

/** spec/1 §8, word for word. */
const fontError = (url: string): string => `Failed to load font: ${url}`;

export interface FontLoader {
  /** Resolves true when every style sheet is there. After one failure nothing more is asked for (spec/1 §4). */
  load(links: readonly string[]): Promise<boolean>;
  readonly hasFailed: boolean;
}

interface FontLoaderOptions {
  readonly nonce?: string | undefined;
  /** Default: the console. */
  readonly log?: (text: string) => void;
}

/** Style sheets of fonts go into the document: in a shadow root their fonts would not count. */
export function createFontLoader({ nonce, log = console.warn }: FontLoaderOptions = {}): FontLoader {
  let hasFailed = false;
  return {
    async load(links) {
      if (hasFailed) return links.length === 0;
      const all = await awaitSheet(Promise.allSettled(links.map((link) => loadStyle(link, { nonce }))));
      const missing = links.filter((_, index) => all[index]?.status === 'rejected');
      for (const link of missing) log(fontError(link));
      hasFailed ||= missing.length > 0;
      return missing.length === 0;
    },
    get hasFailed() {
      return hasFailed;
    },
  };
}
