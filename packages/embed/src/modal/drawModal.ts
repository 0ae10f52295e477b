import { type Clock, createDisposers, type Disposer, lockScroll, readHash } from '@vitrine/browser';
import { closeSlide, hasWayOut, holdPlayers, playerOf, rememberShown } from '@vitrine/engine';
import type { ModalSettings, Module } from '@vitrine/model';
import { createDialog, modalCss } from '@vitrine/compile/page';
import { adoptCss } from '@vitrine/player';
import { allModules } from '../allModules.ts';
import type { ModalsOptions } from './Modals.ts';

interface DrawOptions {
  readonly alias: string;
  readonly document: unknown;
  readonly settings: ModalSettings;
  readonly module: Module;
  readonly page: Document;
  readonly mount: ModalsOptions['mount'];
  readonly clock: Clock;
  readonly onClose: () => void;
}

/** A modal in the page. Once hidden it goes, after it has faded; a carousel stays to be shown again. */
export interface DrawnModal {
  readonly isCarousel: boolean;
  show(): void;
  hide(): void;
  dispose: Disposer;
}

export function drawModal(options: DrawOptions): DrawnModal {
  const { alias, settings, module, page, mount, clock, onClose } = options;
  const isCarousel = module.settings.type === 'carousel';
  const host = page.createElement('div');
  const shown = createDisposers();
  const drawn = createDisposers();
  const title = module.settings.title || alias;
  const dialog = createDialog({ settings, title, needsClose: !hasWayOut(module), onClose, host });
  drawn.add(() => dialog.remove());
  drawn.add(adoptCss(page, modalCss(module)));
  let isMounted = false;
  let isGone = false;
  let stopFade: Disposer = () => undefined;

  async function fill(): Promise<void> {
    const mounted = await mount(host, options.document);
    if (isGone) mounted.dispose();
    else drawn.add(mounted.dispose);
  }

  function dispose(): void {
    isGone = true;
    stopFade();
    shown.dispose();
    drawn.dispose();
  }

  return {
    isCarousel,
    show() {
      stopFade();
      shown.add(holdPlayers(allModules(page)));
      if (!settings.pageScroll) shown.add(lockScroll(page));
      dialog.show();
      // In an open dialog: one that is closed has no size to lay a module out in.
      if (!isMounted) void fill();
      isMounted = true;
      if (settings.trigger.once) rememberShown(alias, settings.trigger.cookieHours, page);
    },
    hide() {
      dialog.hide();
      shown.dispose();
      forgetHash(alias, page);
      const player = playerOf(host.querySelector('sr7-module'));
      if (player) closeSlide(player);
      if (!isCarousel) stopFade = clock.after(fadeMs(settings, page), dispose);
    },
    dispose,
  };
}

const fadeMs = ({ speedMs }: ModalSettings, { defaultView: view }: Document): number =>
  view?.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : speedMs;

/** The address must not open again what was closed, and its link must work again. */
function forgetHash(alias: string, { defaultView: view }: Document): void {
  if (!view || readHash() !== alias) return;
  view.history.replaceState(view.history.state, '', view.location.pathname + view.location.search);
}
