import { installSanitizer } from './installedSanitizer.ts';
import { hasNativeSanitizer, sanitizer } from './nativeSanitizer.ts';

let loading: Promise<void> | null = null;

/** @public `#sanitizer` in browsers. From then on author HTML is made harmless here. Browsers that do it themselves need no library; null: nothing has to be waited for. */
export function loadSanitizer(): Promise<void> | null {
  if (!hasNativeSanitizer()) return (loading ??= load());
  installSanitizer(sanitizer);
  return null;
}

async function load(): Promise<void> {
  installSanitizer((await import('./sanitizerInBrowser.ts')).sanitizer);
}
