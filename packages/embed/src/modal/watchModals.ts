import { canDraw } from '@vitrine/browser';
import type { Modals, ModalsOptions } from './Modals.ts';

/** Has what shows modals. */
type LoadModals = () => Promise<{ readonly createModals: (options: ModalsOptions) => Modals }>;

/** Hears what asks for a modal; all that it takes to show one is fetched when the first is asked for. */
export function watchModals(options: ModalsOptions, fetchModals: LoadModals): Modals {
  const { document } = options;
  let modals: Promise<Modals> | undefined;
  let isDisposed = false;
  const fail = (error: unknown): void => {
    // The next who asks tries again.
    modals = undefined;
    console.error(error);
  };
  const load = (): Promise<Modals> =>
    (modals ??= fetchModals().then(({ createModals }) => createModals(options)));
  const withModals = async (call: (loaded: Modals) => unknown): Promise<void> => {
    if (!canDraw()) return;
    const loaded = await load().catch(fail);
    if (loaded && !isDisposed) await call(loaded);
  };
  const open = (alias: string): Promise<void> => withModals((loaded) => loaded.open(alias));
  const close = (alias?: string | null): void => void modals?.then((loaded) => loaded.close(alias), fail);

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
      void withModals((loaded) => {
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
      void modals?.then((loaded) => loaded.dispose(), fail);
    },
  };
}
