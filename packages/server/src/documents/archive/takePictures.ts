import type { Note } from '@vitrine/model';
import { imageUrl } from '../../media/imageUrl.ts';
import { saveMedia } from '../../media/saveMedia.ts';
import type { UploadStore } from '../../media/store/UploadStore.ts';
import type { Shop } from '../../Shop.ts';
import type { ArchiveFiles } from './readArchive.ts';

const ENDING = String.raw`\.(?:jpe?g|png|webp|avif|gif|svg)`;
const PIECE = String.raw`[^\s"'()<>\\/?#,;:]+`;
/** Addresses of pictures in a document's JSON, with or without a host, slashes plain or escaped. */
const ADDRESS = new RegExp(
  String.raw`(?<![^\s"'()<>?#,;:])(?:https?:)?(?:\\?/)*${PIECE}(?::\d+)?(?:(?:\\?/)+${PIECE})*${ENDING}(?![\w-])`,
  'gi',
);
const IS_PICTURE = new RegExp(`${ENDING}$`, 'i');
/** Of one archive; what follows keeps the address that it has. */
const MOST_PICTURES = 200;

/**
 * Keeps the pictures of an archive that its documents use, and gives back how to put their new addresses into a document. Nothing is
 * fetched: what is not in the archive stays where it is, and so does what is no picture after all.
 */
export async function takePictures(
  shop: Shop,
  uploads: UploadStore,
  documents: readonly string[],
  files: ArchiveFiles,
): Promise<TakenPictures> {
  const pictures = picturesIn(files);
  const taken = new Map<string, string>();
  const used = new Set<string>();
  for (const address of pictures.size === 0 ? [] : documents.flatMap((each) => each.match(ADDRESS) ?? [])) {
    const name = findPicture(pictures, address);
    if (name !== null) used.add(name);
  }
  for (const name of [...used].slice(0, MOST_PICTURES)) {
    const bytes = files.get(name);
    const saved =
      bytes && (await saveMedia(shop, uploads, { bytes, name: nameOf(name), onlyPictures: true }));
    if (saved?.ok) taken.set(name, imageUrl(saved.media));
  }
  const rewrite = (document: string): string =>
    document.replace(ADDRESS, (address) => taken.get(findPicture(pictures, address) ?? '') ?? address);
  const notes = [...used].filter((name) => !taken.has(name));
  return {
    rewrite: taken.size === 0 ? (document) => document : rewrite,
    notes: notes.map((name, index) => ({
      kind: 'not-understood' as const,
      path: name,
      message:
        used.size > MOST_PICTURES && index >= notes.length - (used.size - MOST_PICTURES)
          ? `the picture keeps its address: more than ${MOST_PICTURES} of one archive are not taken`
          : 'the picture keeps its address: it is none that can be kept',
    })),
  };
}

export interface TakenPictures {
  readonly rewrite: (document: string) => string;
  /** Pictures that documents use and that were not taken. */
  readonly notes: readonly Note[];
}

/** By the name of the file itself: folders are others in every archive. */
type Pictures = ReadonlyMap<string, readonly string[]>;

function picturesIn(files: ArchiveFiles): Pictures {
  const found = new Map<string, string[]>();
  for (const name of files.keys()) {
    // What systems put beside the files themselves is skipped.
    if (!IS_PICTURE.test(name) || name.startsWith('__MACOSX')) continue;
    const key = nameOf(name).toLowerCase();
    found.set(key, [...(found.get(key) ?? []), name]);
  }
  return found;
}

const nameOf = (path: string): string => path.split('/').at(-1) ?? path;

/** Of several of one name the one whose folders are those of the address; a smaller size means the picture itself. */
function findPicture(pictures: Pictures, address: string): string | null {
  const path = decode(address.replaceAll('\\/', '/'));
  const name = nameOf(path).toLowerCase();
  const found = pictures.get(name) ?? pictures.get(name.replace(/-\d+x\d+(?=\.\w+$)/, '')) ?? [];
  if (found.length < 2) return found[0] ?? null;
  const ends = found.map((each) => sharedEnd(each.split('/'), path.split('/')));
  const most = Math.max(...ends);
  const closest = found.filter((_each, index) => ends[index] === most);
  return closest.length === 1 ? (closest[0] ?? null) : null;
}

function sharedEnd(one: readonly string[], other: readonly string[]): number {
  let count = 0;
  while (count < one.length && count < other.length && one.at(-1 - count) === other.at(-1 - count)) count++;
  return count;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
