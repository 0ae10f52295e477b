import type * as draw from './draw.ts';
import type * as modals from './modal/createModals.ts';
import type * as player from './playScore.ts';
import type * as wire from './wire.ts';

/** What the script fetches when a page needs it, each in a file of its own. The build begins each with the same source (`bundle.ts`). */
export interface Parts {
  readonly draw: typeof draw;
  readonly player: typeof player;
  readonly wire: typeof wire;
  readonly modals: typeof modals;
}

/** Where the files are, beside the script. */
export interface PartFiles {
  readonly parts: Readonly<Record<keyof Parts, PartFile>>;
  /** Files of features, by the names of those; what the player holds itself is not among them. */
  readonly features: Readonly<Record<string, string>>;
  /** The one that holds every part. */
  readonly whole: string;
}

export interface PartFile {
  readonly file: string;
  /** Files that it cannot do without. */
  readonly ahead: readonly string[];
}

/** Their names change with what is in them, so the build writes them here (`define` in `vite.config.ts`). */
declare const PART_FILES: PartFiles;

/** The build writes the whole table wherever that name stands: it stands once. */
const readFiles = (): PartFiles => PART_FILES;

/** Where a script that holds all parts leaves them. */
export const WHOLE = 'vitrineParts';

/**
 * Read as the script runs: later nobody knows which one it was. Browsers do not say it to a script of another host either, whose
 * imports would be looked for beside the page.
 */
const own = typeof document === 'undefined' ? null : (document.currentScript as HTMLScriptElement | null);
const from = own?.src ?? '';
const nonce = own?.nonce ?? '';

const addressOf = (file: string): string => (from === '' ? `./${file}` : new URL(file, from).href);

/**
 * Fetches a part of the script, and the features that it will ask for. A host that does not let other pages read its files (CORS) is asked for all parts in one plain
 * script, which needs no leave.
 */
export async function importPart<Name extends keyof Parts>(
  name: Name,
  features: readonly string[] = [],
): Promise<Parts[Name]> {
  const { parts, features: files, whole } = readFiles();
  const { file, ahead } = parts[name];
  if (wholeParts()) return partOf(name);
  // What a part needs is fetched with it, not when it has come and names it: that would be another round trip.
  const own = features.flatMap((feature) => files[feature] ?? []);
  for (const each of new Set([...ahead, ...own]))
    import(/* @vite-ignore */ addressOf(each)).catch(() => undefined);
  try {
    return await import(/* @vite-ignore */ addressOf(file));
  } catch (error) {
    if (from === '' || new URL(from).origin === location.origin) throw error;
    await (loading ??= loadWhole(addressOf(whole)));
    return partOf(name);
  }
}

let loading: Promise<void> | null = null;

const wholeParts = (): Parts | undefined => Reflect.get(window, WHOLE) as Parts | undefined;

function partOf<Name extends keyof Parts>(name: Name): Parts[Name] {
  const parts = wholeParts();
  if (!parts) throw new Error(`${WHOLE} is not there`);
  return parts[name];
}

function loadWhole(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading = null;
      reject(new Error(`Failed to load script: ${src}`));
    });
    if (nonce) script.nonce = nonce;
    script.src = src;
    document.head.append(script);
  });
}
