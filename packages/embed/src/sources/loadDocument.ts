import { whyNotPlayable } from '@vitrine/model';
import { sliderClient } from './createSource.ts';
import type { DataPlace } from './findData.ts';

/** What was loaded is reused, never loaded twice (spec/1 §3); what failed may be asked for again. */
const loaded = new Map<string, Promise<unknown>>();

function once(key: string, load: () => Promise<unknown>): Promise<unknown> {
  const loading = loaded.get(key) ?? load();
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
}

/** The module's document. Rejects with an Error in words for the page's owner. */
export async function loadDocument(place: DataPlace): Promise<unknown> {
  const load = async (): Promise<unknown> => LOADERS[place.kind](place as never);
  const document = await (place.kind === 'here' ? load() : once(JSON.stringify(place), load));
  const reason = whyNotPlayable(document);
  if (reason !== null) throw new Error(`${nameOf(place)}: ${reason}`);
  return document;
}

const LOADERS = {
  here({ data }: { readonly data: unknown }): unknown {
    return typeof data === 'string' ? parse(data) : data;
  },
  async file({ url }: { readonly url: string }): Promise<unknown> {
    const response = await fetch(url).catch((error: unknown) => {
      throw new Error(
        `${url} Could not be Loaded: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
    if (response.status !== 200)
      throw new Error(`${url} Could not be Loaded: ${response.status} ${response.statusText}`);
    return parse(await response.text(), url);
  },
  async server({ id, alias }: { readonly id: string; readonly alias: string }): Promise<unknown> {
    const client = await sliderClient();
    const { document } = await client.fullSlider({ id, alias, forceAlias: id === '' });
    return document;
  },
} satisfies { [Kind in DataPlace['kind']]: (place: never) => unknown };

function parse(text: string, name = 'The data of a module'): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${name} Could not be Loaded: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  }
}

const nameOf = (place: DataPlace): string =>
  place.kind === 'file' ? place.url : place.kind === 'server' ? place.alias || place.id : 'Module';
