import { registryOf } from './registries.ts';

/** A text file, as a shader is. spec/1 §5 and §8: only 200 counts, else it rejects with the status text. */
export function loadText(url: string): Promise<string> {
  return registryOf(document).once('text', url, () => fetchText(url));
}

export async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(response.statusText || String(response.status));
  return response.text();
}
