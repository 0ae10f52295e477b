import { sliderClient } from '../sources/createSource.ts';
import { findData } from '../sources/findData.ts';
import { loadDocument } from '../sources/loadDocument.ts';
import type { Modals, ModalSource, MountedModule } from './Modals.ts';
import { watchModals } from './watchModals.ts';

/** Elements that stand in the page for a pop-up; they hold its data, or say where it is. */
const flagged = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('sr7-module[data-modal]')];
const find = (alias: string): HTMLElement | undefined =>
  flagged().find(({ dataset }) => dataset['alias'] === alias);

const loaded = new Map<string, Promise<unknown>>();

function load(alias: string): Promise<unknown> {
  const element = find(alias);
  const place = (element && findData(element)) ?? { kind: 'server' as const, id: '', alias };
  const module = loaded.get(alias) ?? loadDocument(place);
  loaded.set(alias, module);
  // The next who asks for it tries again.
  module.catch(() => loaded.delete(alias));
  return module;
}

const source: ModalSource = {
  load: async (alias) => ({ document: await load(alias) }),
  settings: async (alias) =>
    find(alias) ? {} : (await sliderClient()).modalSettings({ alias, forceAlias: true }),
};

/** A module with its data inside draws itself. */
function mount(host: HTMLElement, data: unknown): MountedModule {
  const module = document.createElement('sr7-module');
  const script = document.createElement('script');
  script.type = 'application/json';
  script.textContent = JSON.stringify(data);
  module.append(script);
  host.append(module);
  return { dispose: () => module.remove() };
}

/** The pop-ups of a page: those that its actions ask for, and those that stand in it, flagged by `data-modal`. */
export function watchPageModals(): Modals {
  const modals = watchModals({ document, source, mount });
  const known = new Set<string>();
  const register = (): void => {
    for (const { dataset } of flagged()) {
      const { alias } = dataset;
      if (!alias || known.has(alias)) continue;
      known.add(alias);
      // What opens it by itself is said in its document. One that cannot be had is told of when it is asked for.
      load(alias).then(
        (module) => modals.register({ alias, ...modalOf(module) }),
        () => undefined,
      );
    }
  };
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', register, { once: true });
  else register();
  return modals;
}

const modalOf = (module: unknown): object | undefined =>
  (module as { readonly settings?: { readonly modal?: object } } | null)?.settings?.modal;
