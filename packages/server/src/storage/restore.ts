import type { Database } from '../db/Database.ts';
import type { UploadStore } from '../media/store/UploadStore.ts';
import { mimeOf } from '../media/uploadNames.ts';
import { checkBackup } from './checkBackup.ts';
import { readBackup, readFiles, readHeader } from './readBackup.ts';
import { replaceAll } from './replaceAll.ts';
import type { OnProgress, ReplaceOptions, Stored } from './Rows.ts';

export interface RestoreOptions extends ReplaceOptions {
  /** `checkBackup` has found the file whole. Without it, that is looked at before anything is touched. */
  readonly isChecked?: boolean | undefined;
}

/** Fills a database from a backup: all of it, or the database stays as it is. Uploads that no backup names stay too. */
export async function restore(
  file: string,
  db: Pick<Database, 'kind' | 'queries'>,
  options: RestoreOptions = {},
): Promise<Stored> {
  const checked = options.isChecked ? null : await checkBackup(file);
  if (checked?.ok === false) return checked;
  const { tables, files = 0 } = await readHeader(file);
  const fill = () => replaceAll(db, tables, () => readBackup(file), options);
  if (!options.uploads || files === 0) return fill();
  return withUploads(file, files, options.uploads, options.onFiles, fill);
}

/**
 * What is missing comes before the rows that name it, and goes again where these are not taken. What is there under its name, and is
 * another file, is only written over when they are: until then, pages show it.
 */
async function withUploads(
  file: string,
  total: number,
  uploads: UploadStore,
  onFiles: OnProgress | undefined,
  fill: () => Promise<Stored>,
): Promise<Stored> {
  const added: string[] = [];
  const others = new Set<string>();
  const addMissing = async (): Promise<void> => {
    let done = 0;
    for await (const { file: name, bytes } of readFiles(file)) {
      const there = await uploads.read(name);
      if (there === null) {
        await uploads.write(name, bytes, mimeOf(name));
        added.push(name);
      } else if (!there.equals(bytes)) others.add(name);
      onFiles?.(++done, total);
    }
  };
  const filled = await addMissing()
    .then(fill)
    .catch((error: unknown) => ({ ok: false as const, error }));
  if (filled.ok) await overwrite(file, uploads, others);
  else for (const name of added) await uploads.remove(name);
  if ('error' in filled) throw filled.error;
  return filled;
}

async function overwrite(file: string, uploads: UploadStore, names: ReadonlySet<string>): Promise<void> {
  if (names.size === 0) return;
  for await (const { file: name, bytes } of readFiles(file))
    if (names.has(name)) await uploads.write(name, bytes, mimeOf(name));
}
