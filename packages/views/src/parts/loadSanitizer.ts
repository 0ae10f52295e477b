import { installSanitizer } from '../html/installedSanitizer.ts';

let loading: Promise<void> | null = null;

/** Browsers that clean HTML themselves need no library for it. */
export const loadSanitizer = (): Promise<void> => (loading ??= load());

async function load(): Promise<void> {
  const { hasNativeSanitizer, sanitizer } = await import('../html/nativeSanitizer.ts');
  installSanitizer(
    hasNativeSanitizer() ? sanitizer : (await import('../html/sanitizerInBrowser.ts')).sanitizer,
  );
}
