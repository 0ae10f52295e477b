import type { Note } from '@vitrine/model';
import type { KitEntry, Manifest } from './readManifest.ts';

/** Names of one kind of thing that a note has room for. */
const MOST_NAMED = 20;
/** Folders that are named one by one. */
const MOST_FOLDERS = 40;

const left = (path: string, message: string): Note => ({ kind: 'not-understood', path, message });

const some = (names: readonly string[]): string =>
  names.length > MOST_NAMED
    ? `${names.slice(0, MOST_NAMED).join(', ')} and ${names.length - MOST_NAMED} more`
    : names.join(', ');

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** Documents that a manifest names, and that are no documents or not there. */
export const notInFiles = (
  entries: readonly KitEntry[],
  isThere: (file: string) => boolean,
): readonly Note[] =>
  entries.map(({ file, title }) =>
    left(file, `“${title}” not taken: its file is ${isThere(file) ? 'no document' : 'not in the archive'}`),
  );

/** What a kit says of its site that a shop has no use for. */
export function notOfManifest({ plugins, experiments, theme }: Manifest): readonly Note[] {
  return [
    ...(theme === '' ? [] : [left('manifest.json', `the theme not taken: ${theme}`)]),
    ...(plugins.length === 0
      ? []
      : [left('manifest.json', `${counted(plugins.length, 'plugin')} not taken: ${some(plugins)}`)]),
    ...(experiments.length === 0
      ? []
      : [
          left(
            'manifest.json',
            `${counted(experiments.length, 'experiment')} not taken: ${some(experiments)}`,
          ),
        ]),
  ];
}

const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i;

/** Files that nothing has read, by their folders. Pictures are taken where documents use them; what systems put beside files is nobody's. */
export function notTaken(names: readonly string[], read: ReadonlySet<string>): readonly Note[] {
  const folders = new Map<string, string[]>();
  for (const name of names) {
    const file = name.split('/').at(-1) ?? '';
    if (read.has(name) || PICTURE.test(name) || name.startsWith('__MACOSX') || file.startsWith('.')) continue;
    const folder = name.slice(0, -file.length);
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  const all = [...folders];
  const notes = all
    .slice(0, MOST_FOLDERS)
    .map(([folder, files]) =>
      left(folder || './', `${counted(files.length, 'file')} not taken: ${some(files)}`),
    );
  return all.length > MOST_FOLDERS
    ? [...notes, left('', `files in ${all.length - MOST_FOLDERS} more folders not taken`)]
    : notes;
}
