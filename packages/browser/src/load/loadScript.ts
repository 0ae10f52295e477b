import { addLoaded, type LoadOptions } from './addLoaded.ts';
import { registryOf } from './registries.ts';

/** spec/1 §8: rejects with 'Failed to load script: {url}'. */
export function loadScript(url: string, { nonce }: Omit<LoadOptions, 'into'> = {}): Promise<void> {
  return registryOf(document).once('script', url, () => {
    const script = document.createElement('script');
    script.async = true;
    script.src = url;
    return addLoaded(script, document.head, `Failed to load script: ${url}`, nonce);
  });
}
