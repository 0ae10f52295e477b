import type { Modals, ModalsOptions } from './Modals.ts';

export type { ModalAnswer, ModalRegistration, Modals, ModalSource, ModalsOptions } from './Modals.ts';

/** Hears what asks for a modal; all that it takes to show one is fetched when the first is asked for. */
export function watchModals(options: ModalsOptions): Modals {
  const { document } = options;
  let modals: Promise<Modals> | undefined;
  let isDisposed = false;
  const load = (): Promise<Modals> =>
    (modals ??= import('./createModals.ts').then(({ createModals }) => createModals(options)));
  const then = (call: (loaded: Modals) => unknown): Promise<void> =>
    load().then(async (loaded) => {
      if (!isDisposed) await call(loaded);
    }, console.error);
  const open = (alias: string): Promise<void> => then((loaded) => loaded.open(alias));
  const close = (alias?: string | null): void => void modals?.then((loaded) => loaded.close(alias));

  const aliasOf = (event: Event): string | null =>
    (event as CustomEvent<{ readonly alias?: string | null } | null>).detail?.alias ?? null;
  const onOpen = (event: Event): void => {
    const alias = aliasOf(event);
    if (alias) void open(alias);
  };
  const onClose = (event: Event): void => close(aliasOf(event));
  document.addEventListener('sr.modal.open', onOpen);
  document.addEventListener('sr.modal.close', onClose);

  return {
    open,
    close,
    register(registration) {
      let isWanted = true;
      let stop = (): void => undefined;
      void then((loaded) => {
        if (isWanted) stop = loaded.register(registration);
      });
      return () => {
        isWanted = false;
        stop();
      };
    },
    dispose() {
      isDisposed = true;
      document.removeEventListener('sr.modal.open', onOpen);
      document.removeEventListener('sr.modal.close', onClose);
      void modals?.then((loaded) => loaded.dispose());
    },
  };
}
