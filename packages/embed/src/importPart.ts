/** Where a script that holds all parts leaves them. */
export const WHOLE = 'vitrineParts';

interface PartFiles {
  /** Its name among all parts. */
  readonly name: string;
  /** Its file beside the script, those that it cannot do without, and the one that holds every part. */
  readonly file: string;
  readonly ahead: readonly string[];
  readonly whole: string;
}

/**
 * Read as the script runs: later nobody knows which one it was. Browsers do not say it to a script of another host either, whose
 * imports would be looked for beside the page.
 */
const own = typeof document === 'undefined' ? null : (document.currentScript as HTMLScriptElement | null);
const from = own?.src ?? '';
const nonce = own?.nonce ?? '';

const addressOf = (file: string): string => (from === '' ? `./${file}` : new URL(file, from).href);

/**
 * Fetches a part of the script. A host that does not let other pages read its files (CORS) is asked for all parts in one plain
 * script, which needs no leave.
 */
export async function importPart({ name, file, ahead, whole }: PartFiles): Promise<unknown> {
  if (isWhole()) return partOf(name);
  // What a part needs is fetched with it, not when it has come and names it: that would be another round trip.
  for (const each of ahead) import(addressOf(each)).catch(() => undefined);
  try {
    return await import(addressOf(file));
  } catch (error) {
    if (from === '' || new URL(from).origin === location.origin) throw error;
    await (loading ??= loadWhole(addressOf(whole)));
    return partOf(name);
  }
}

let loading: Promise<void> | null = null;

const isWhole = (): boolean => Reflect.has(window, WHOLE);
const partOf = (name: string): unknown => (Reflect.get(window, WHOLE) as Record<string, unknown>)[name];

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
