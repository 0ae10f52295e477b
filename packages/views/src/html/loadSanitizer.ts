import { installHtml } from './installHtml.ts';
import { hasNativeSanitizer, sanitizer } from './nativeSanitizer.ts';

let loading: Promise<void> | null = null;

/** Browsers that clean HTML themselves need no library for it; null: nothing has to be waited for. */
export function loadSanitizer(): Promise<void> | null {
  if (!hasNativeSanitizer()) return (loading ??= load());
  installHtml(sanitizer);
  return null;
}

async function load(): Promise<void> {
  installHtml((await import('./sanitizerInBrowser.ts')).sanitizer);
}
