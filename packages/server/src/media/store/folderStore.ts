import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StoreUnavailable, type UploadStore } from './UploadStore.ts';

/** Uploads in a folder of this machine. */
export const folderStore = (folder: string): UploadStore => ({
  write: (file, bytes) => writeWhole(join(folder, file), bytes),
  read: (file) =>
    readFile(join(folder, file)).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    }),
  remove: (file) => rm(join(folder, file), { force: true }),
  serving: { from: 'folder', folder },
});

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const part = `${path}.${randomBytes(6).toString('hex')}.part`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(part, bytes, { flush: true, mode: 0o600 });
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    if (NO_ROOM.has(codeOf(error))) throw new StoreUnavailable('There is no room left for files.');
    throw error;
  }
}

/** Full disks, used up quotas, and disks that may only be read. */
const NO_ROOM: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
