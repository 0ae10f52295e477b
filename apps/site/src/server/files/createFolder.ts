import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type KeptFile, keepFile } from './KeptFile.ts';

/** All forms of what is kept of a folder, at most. A build is a tenth of it. */
const MOST_BYTES = 48 * 1024 * 1024;
/** A file with its two compressed forms, which are hardly ever larger. */
const FORMS = 3;
/** How old what is known of a file may be: builds change while somebody works on them. */
const KNOWN_MS = 1000;

interface Entry {
  readonly file: KeptFile;
  readonly mark: string;
  readonly seenMs: number;
}

/** A folder of built files by their paths below it, with slashes; null: there is no such file. */
export type Folder = (path: string) => Promise<KeptFile | null>;

/**
 * Each is read and compressed once for a build. What it holds is listed first and only that is opened, so no path that somebody
 * writes leads anywhere else. Hidden files are none of it.
 */
export function createFolder(root: string, mostBytes = MOST_BYTES, now = () => performance.now()): Folder {
  const kept = new Map<string, Entry>();
  const underWay = new Map<string, Promise<KeptFile | null>>();
  let listed: ReadonlySet<string> = new Set();
  let listing: Promise<ReadonlySet<string>> | null = null;
  let bytes = 0;

  /** What is not there may have been built since. */
  async function isListed(path: string): Promise<boolean> {
    if (listed.has(path)) return true;
    listing ??= listFiles(root).finally(() => (listing = null));
    listed = await listing;
    return listed.has(path);
  }

  function drop(path: string): void {
    bytes -= (kept.get(path)?.file.bytes.length ?? 0) * FORMS;
    kept.delete(path);
  }

  function keep(path: string, entry: Entry): void {
    drop(path);
    const size = entry.file.bytes.length * FORMS;
    if (size > mostBytes) return;
    kept.set(path, entry);
    bytes += size;
    // Those that were asked for longest ago stand first.
    for (const each of kept.keys()) if (bytes > mostBytes) drop(each);
  }

  async function open(path: string, entry: Entry | undefined): Promise<KeptFile | null> {
    const seenMs = now();
    const mark = await markOf(join(root, path));
    if (mark === null) {
      drop(path);
      listed = new Set();
      return null;
    }
    const file = entry?.mark === mark ? entry.file : keepFile(path, await readFile(join(root, path)));
    keep(path, { file, mark, seenMs });
    return file;
  }

  return async (path) => {
    const entry = kept.get(path);
    if (entry && now() - entry.seenMs < KNOWN_MS) return entry.file;
    if (!(await isListed(path))) return null;
    const begun = underWay.get(path) ?? open(path, entry).finally(() => underWay.delete(path));
    underWay.set(path, begun);
    return begun;
  };
}

/** By which a file is known to be another; null: it is gone. */
async function markOf(file: string): Promise<string | null> {
  try {
    const { mtimeMs, size } = await stat(file);
    return `${mtimeMs} ${size}`;
  } catch {
    return null;
  }
}

async function listFiles(root: string): Promise<ReadonlySet<string>> {
  try {
    const entries = await readdir(root, { withFileTypes: true, recursive: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length).replaceAll('\\', '/'));
    return new Set(paths.filter((path) => !`/${path}`.includes('/.')));
  } catch {
    return new Set();
  }
}
