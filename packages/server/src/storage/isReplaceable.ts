import { BackupRefused, readHeader } from './readBackup.ts';

/** Whether a backup may take this name: nothing is there, or an older backup. A mistyped name must not cost the database itself. */
export async function isReplaceable(file: string): Promise<boolean> {
  try {
    await readHeader(file);
    return true;
  } catch (error) {
    if (error instanceof BackupRefused) return false;
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return true;
    throw error;
  }
}
