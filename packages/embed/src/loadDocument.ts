import { whyNotPlayable } from '@vitrine/model';

export type LoadedDocument =
  | { readonly ok: true; readonly document: unknown }
  | { readonly ok: false; readonly error: string };

/** Fetches a module's JSON; what goes wrong comes back in words. */
export async function loadDocument(src: string): Promise<LoadedDocument> {
  try {
    const response = await fetch(src);
    if (response.status !== 200)
      return { ok: false, error: `${src} Could not be Loaded: ${response.status} ${response.statusText}` };
    const document: unknown = await response.json();
    const reason = whyNotPlayable(document);
    return reason === null ? { ok: true, document } : { ok: false, error: `${src}: ${reason}` };
  } catch (error) {
    return {
      ok: false,
      error: `${src} Could not be Loaded: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}
