import { fetchText } from './loadText.ts';
import { registryOf } from './registries.ts';

/** A JSON file. Whoever asks gets the same value: it is not to be changed. */
export function loadJson(url: string): Promise<unknown> {
  return registryOf(document).once<unknown>('json', url, async () => JSON.parse(await fetchText(url)));
}
