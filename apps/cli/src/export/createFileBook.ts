import { readFileSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { inCss } from './addressesIn.ts';
import { isFile } from './isFile.ts';

/** A file that the page needs: a copy of another one, or a text. */
export interface PageFile {
  /** Its place below the page's folder. */
  readonly name: string;
  readonly source: string;
  /** Instead of what the source holds. */
  readonly text?: string;
}

/** The files that a page takes along, by the addresses that ask for them. */
export interface FileBook {
  /** The address of the copy, seen from the page; the same address when nothing is copied. */
  take(address: string): string;
  readonly files: readonly PageFile[];
  /** Addresses whose files are not there. */
  readonly missing: readonly string[];
}

/** Only what a page shows is copied, whatever a document asks for: it may be someone else's. */
const FOLDERS: Readonly<Record<string, string>> = {
  ...inFolder('media', 'jpg jpeg png gif webp avif svg bmp ico mp4 m4v webm ogv mov mp3 m4a ogg oga wav vtt'),
  ...inFolder('fonts', 'css woff2 woff ttf otf'),
};

const DEMO = '/demo/';

interface FileBookOptions {
  /** Where relative addresses start. */
  readonly folder: string;
  /** Where `/demo/` is. */
  readonly demoFolder: string;
}

export function createFileBook({ folder, demoFolder }: FileBookOptions): FileBook {
  const files = new Map<string, PageFile>();
  const missing = new Set<string>();
  const names = new Set<string>();

  /** The name of the copy, with what followed the path; null when nothing is copied. */
  function copyOf(address: string, from: string): string | null {
    const path = pathOf(address, from, demoFolder);
    if (path === null) return null;
    if (path === '' || !isFile(path)) {
      // A sentence may end in the name of a file.
      if (!/\s/.test(address)) missing.add(address);
      return null;
    }
    const name = files.get(path)?.name ?? add(path);
    return addressOf(name) + (/[?#].*$/.exec(address)?.[0] ?? '');
  }

  function add(path: string): string {
    const name = freeName(path);
    // First: style sheets may ask for each other.
    files.set(path, { name, source: path });
    if (!isSheet(name)) return name;
    files.set(path, { name, source: path, text: sheetText(path) });
    // Fonts may be handed on with their licence only.
    const licence = path.replace(/\.css$/i, '.LICENSE.txt');
    if (isFile(licence)) files.set(licence, { name: `fonts/${basename(licence)}`, source: licence });
    return name;
  }

  const sheetText = (path: string): string =>
    inCss(readFileSync(path, 'utf8'), (address) => {
      const copy = copyOf(address, dirname(path));
      return copy?.replace(/^fonts\//, '').replace(/^media\//, '../media/') ?? address;
    });

  function freeName(path: string): string {
    const extension = extname(path);
    const start = `${FOLDERS[extension.slice(1).toLowerCase()]}/${basename(path, extension)}`;
    let name = start + extension;
    for (let more = 2; names.has(name.toLowerCase()); more++) name = `${start}-${more}${extension}`;
    names.add(name.toLowerCase());
    return name;
  }

  return {
    take: (address) => copyOf(address, folder) ?? address,
    get files() {
      return [...files.values()];
    },
    get missing() {
      return [...missing];
    },
  };
}

export const addressOf = (name: string): string => name.split('/').map(encodeURIComponent).join('/');

/** Where the file of an address would be; empty when nobody can tell, null for what is not ours to copy. */
function pathOf(address: string, from: string, demoFolder: string): string | null {
  const [path = ''] = address.trim().split(/[?#]/);
  const extension = extname(path).slice(1).toLowerCase();
  if (!Object.hasOwn(FOLDERS, extension) || /^[a-z][a-z\d+.-]*:|^\/\//i.test(path)) return null;
  const plain = decode(path);
  if (plain === null || plain.includes('\0')) return null;
  if (!plain.startsWith('/')) return resolve(from, plain);
  if (!plain.startsWith(DEMO)) return '';
  // However many steps up it asks for.
  return join(demoFolder, join('/', plain.slice(DEMO.length)));
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

const isSheet = (name: string): boolean => /\.css$/i.test(name);

function inFolder(folder: string, extensions: string): Record<string, string> {
  return Object.fromEntries(extensions.split(' ').map((each) => [each, folder]));
}
