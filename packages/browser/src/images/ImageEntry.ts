/** spec/1 §3. */
export type ImageState = 'pending' | 'inqueue' | 'loading' | 'loaded' | 'cached' | 'error';

export interface ImageEntry {
  readonly id: number;
  readonly url: string;
  readonly normalizedUrl: string;
  crossOrigin: 'anonymous' | null;
  state: ImageState;
  /** The largest is fetched first. */
  priority: number;
  width: number;
  height: number;
}

const SETTLED: ReadonlySet<ImageState> = new Set(['loaded', 'cached', 'error']);
export const isSettled = ({ state }: ImageEntry): boolean => SETTLED.has(state);

/** spec/1 §5: spaces in addresses of pictures are replaced. */
export const imageUrl = (url: string): string => url.trim().replace(/\s/g, '%20');

/** spec/1 §8, word for word. */
export const imageError = (url: string): string => `Image Error: ${url} could not be loaded`;
