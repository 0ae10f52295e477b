import { basename } from 'node:path';
import { type FetchPicture, fetchPicture } from '../feeds/outside/fetchOutside.ts';
import { saveMedia } from '../media/saveMedia.ts';
import type { Shop } from '../Shop.ts';
import type { FetchedImage, FetchImage } from './importContext.ts';
import { HOST_FAILURES } from './limits.ts';
import type { UploadStore } from '../media/store/UploadStore.ts';

export interface ImageFetcherOptions {
  /** How other hosts are asked. Default: with all guards. */
  readonly fetch?: FetchPicture;
}

const refused = (message: string): FetchedImage => ({ ok: false, message });

/** Brings pictures of other hosts into the library, for one import. A host that fails again and again is left in peace. */
export function createImageFetcher(
  shop: Shop,
  uploads: UploadStore,
  { fetch = fetchPicture }: ImageFetcherOptions = {},
): FetchImage {
  const failures = new Map<string, number>();
  return async (url) => {
    if (!URL.canParse(url)) return refused('This is no address.');
    const { host, pathname } = new URL(url);
    if ((failures.get(host) ?? 0) >= HOST_FAILURES) return refused('Its host has failed too often.');
    const answer = await fetch(url);
    failures.set(host, answer.ok ? 0 : (failures.get(host) ?? 0) + 1);
    if (!answer.ok) return answer;
    const saved = await saveMedia(shop, uploads, {
      bytes: answer.value,
      name: nameIn(pathname),
      onlyPictures: true,
    });
    if (saved.ok) return { ok: true, id: saved.media.id };
    return refused(saved.errors.map(({ message }) => message).join(' '));
  };
}

function nameIn(pathname: string): string {
  try {
    return basename(decodeURIComponent(pathname));
  } catch {
    return basename(pathname);
  }
}
