import { installSanitizer } from '../html/installedSanitizer.ts';
import { hasNativeSanitizer, sanitizer } from '../html/nativeSanitizer.ts';

let loading: Promise<void> | null = null;

/** Browsers that clean HTML themselves need no library for it; null: nothing has to be waited for. */
export function loadSanitizer(): Promise<void> | null {
  if (!hasNativeSanitizer()) return (loading ??= load());
  installSanitizer(sanitizer);
  return null;
}

async function load(): Promise<void> {
  installSanitizer((await import('../html/sanitizerInBrowser.ts')).sanitizer);
}
