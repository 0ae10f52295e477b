import { type Clock, browserClock, type Disposer } from '@vitrine/browser';
import { CHUNK_TIMEOUT_MS } from '../limits.ts';

/** spec/3 §8: a part of the script that could not be had, or did not come in time. */
export class ChunkLoadError extends Error {
  readonly type: 'missing' | 'timeout';
  /** What was asked for. */
  readonly request: string;

  constructor(request: string, type: 'missing' | 'timeout', cause?: unknown) {
    super(`Loading chunk ${request} failed.\n(${type}: ${request})`, { cause });
    this.name = 'ChunkLoadError';
    this.type = type;
    this.request = request;
  }
}

/** Waits for a part of the script, for 120 seconds. */
export async function loadChunk<Part>(
  request: string,
  load: () => Promise<Part>,
  clock: Pick<Clock, 'after'> = browserClock,
): Promise<Part> {
  let stop: Disposer = () => undefined;
  const late = new Promise<never>((_resolve, reject) => {
    stop = clock.after(CHUNK_TIMEOUT_MS, () => reject(new ChunkLoadError(request, 'timeout')));
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(request, 'missing', error);
  } finally {
    stop();
  }
}
