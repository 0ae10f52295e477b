import { asObject } from '@vitrine/model';
import { sliderClient } from '../sources/createSource.ts';
import { type DataPlace, findData, HANDED } from '../sources/findData.ts';
import { loadDocument } from '../sources/loadDocument.ts';
import { allModules } from '../allModules.ts';
import { importPart } from '../parts.ts';
import type { Modals, ModalSource, MountedModule } from './Modals.ts';
import { openByHash } from './openByHash.ts';
import { watchModals } from './watchModals.ts';

/** A pop-up of the page: its data is at hand. */
const placeOf = (alias: string): DataPlace | null => {
  const own = allModules().find(
    ({ dataset }) => dataset['modal'] !== undefined && dataset['alias'] === alias,
  );
  return own ? findData(own) : null;
};

const source: ModalSource = {
  async load(alias) {
    const place = placeOf(alias) ?? { kind: 'server', id: '', alias };
    return { document: await loadDocument(place) };
  },
  settings: async (alias) =>
    placeOf(alias) ? {} : (await sliderClient()).modalSettings({ alias, forceAlias: true }),
};

function mount(host: HTMLElement, data: unknown): MountedModule {
  const module = document.createElement('sr7-module');
  Reflect.set(module, HANDED, data);
  host.append(module);
  return { dispose: () => module.remove() };
}

let modals: Modals | null = null;

/** The modals of the page. What shows them is fetched with the first. */
export function pageModals(): Modals {
  if (modals) return modals;
  modals = watchModals({ document, source, mount }, () => importPart('modals'));
  openByHash(source, (alias) => void modals?.open(alias));
  return modals;
}

/** A pop-up waits for what opens it, which its data says, also where a server has that. */
export async function registerModal(host: HTMLElement, place: DataPlace): Promise<() => void> {
  const settings = asObject(asObject(await loadDocument(place))?.['settings']) ?? {};
  const named = settings['alias'];
  const alias = host.dataset['alias'] || (typeof named === 'string' ? named : '');
  // One that only opens when it is asked for has nothing to watch.
  const trigger = host.dataset['modal'] === 'asked' ? { trigger: {} } : {};
  return pageModals().register({ ...asObject(settings['modal']), ...trigger, alias });
}
