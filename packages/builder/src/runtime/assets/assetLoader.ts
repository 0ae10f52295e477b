import { pathOfAsset } from './assetTable.ts';

export type AssetKind = 'script' | 'style';

export interface AssetLoader {
  /** Once only: who asks again gets the same. */
  load(kind: AssetKind, key: string): Promise<void>;
}

/**
 * Files of the original's asset folder, for extensions that ask for them. One that stands in the page already is not asked for
 * again. The original never settles when one cannot be had; here it fails, so that nobody waits for ever.
 */
export function createAssetLoader(assetsUrl: string, document: Document): AssetLoader {
  const loading = new Map<string, Promise<void>>();
  return {
    load(kind, key) {
      const name = `${kind}/${key}`;
      const known = loading.get(name);
      if (known) return known;
      const path = pathOfAsset(kind, key);
      const asked =
        path === undefined
          ? Promise.reject(new Error(`No ${kind} is called ${key}.`))
          : addAsset(document, kind, assetsUrl + path);
      loading.set(name, asked);
      return asked;
    },
  };
}

function addAsset(document: Document, kind: AssetKind, url: string): Promise<void> {
  const attribute = kind === 'script' ? 'src' : 'href';
  if (document.querySelector(`[${attribute}="${CSS.escape(url)}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const element = document.createElement(kind === 'script' ? 'script' : 'link');
    if (element instanceof HTMLLinkElement) element.rel = 'stylesheet';
    element.setAttribute(attribute, url);
    element.addEventListener('load', () => resolve(), { once: true });
    element.addEventListener('error', () => reject(new Error(`Failed to load ${kind}: ${url}`)), {
      once: true,
    });
    (kind === 'script' ? document.body : document.head).append(element);
  });
}
