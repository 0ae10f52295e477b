import type { UploadStore } from '../media/store/UploadStore.ts';
import type { Shop } from '../Shop.ts';
import { keepEntrance } from './keepEntrance.ts';
import { restore } from './restore.ts';
import type { OnProgress, Stored } from './Rows.ts';

export interface RunningRestore {
  readonly shop: Shop;
  readonly uploads: UploadStore;
  /** Of the login that asks for it. */
  readonly token: string | null;
  readonly tell: OnProgress;
}

/**
 * Puts a backup in the place of everything that a shop has, while it runs. Where that fails, nothing has changed. Others wait meanwhile: on the
 * embedded database for everything, as it is one transaction of its one connection; on PostgreSQL for what they write.
 */
export function restoreRunning(
  file: string,
  { shop, uploads, token, tell }: RunningRestore,
): Promise<Stored> {
  const [onFiles, onProgress, onIndex] = inPhases(tell, 3);
  return restore(file, shop, {
    force: true,
    uploads,
    keep: keepEntrance(token),
    onFiles,
    onProgress,
    onIndex,
  });
}

const WHOLE = 1000;

/** Work that is done one part after the other, told as one: each has the same share. */
export const inPhases = (tell: OnProgress, phases: number): readonly OnProgress[] =>
  Array.from({ length: phases }, (_, at) => (done: number, total: number) => {
    const share = total === 0 ? 1 : done / total;
    tell(Math.floor(((at + share) / phases) * WHOLE), WHOLE);
  });
