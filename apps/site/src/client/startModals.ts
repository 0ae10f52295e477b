import { type ModalSource, watchModals } from '@vitrine/embed/modals';

/** Every module of the site can be opened by its alias; its document says how. */
const source: ModalSource = {
  async load(alias) {
    const response = await fetch(`/modules/${encodeURIComponent(alias)}.json`);
    return response.status === 200 ? { document: await response.json() } : null;
  },
  settings: async () => ({}),
};

/**
 * Modals open by actions of modules, and those that the page names (`data-modal`) by the hash of its address and by
 * what `data-trigger` says.
 */
export function startModals(): void {
  const modals = watchModals({
    document,
    source,
    mount: async (host, module) => (await import('./mountModule.tsx')).mountModule(host, module),
  });
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-modal]'))
    modals.register({ alias: dataset['modal'] ?? '', trigger: JSON.parse(dataset['trigger'] ?? '{}') });
}
