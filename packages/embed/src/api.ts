import type { Player, PlayerEventName, PlayerEvents, SlideRequest } from '@vitrine/engine';
import { allModules } from './allModules.ts';
import { pageModals } from './modal/pageModals.ts';
import { configure, type PageSettings } from './page/settings.ts';

/** A module by its alias, the id of its element or of its data, or its element. */
type Which = string | Element;

/** What pages can do with the modules on them: `window.vitrine`. */
export interface VitrineApi {
  readonly modules: readonly Player[];
  get(which: Which): Player | null;
  next(which: Which): void;
  previous(which: Which): void;
  jump(which: Which, slide: SlideRequest): void;
  pause(which: Which): void;
  play(which: Which): void;
  /** Also for modules that come later; the way back is returned. */
  on<Name extends PlayerEventName>(
    which: Which | '*',
    name: Name,
    call: (detail: PlayerEvents[Name]) => void,
  ): () => void;
  /** Opens a module as a modal, and closes it, or whichever is open. */
  open(alias: string): Promise<void>;
  close(alias?: string): void;
  /** Takes a module out of the page, with everything that belongs to it. */
  remove(which: Which): void;
  configure(settings: Partial<PageSettings>): void;
}

declare global {
  interface Window {
    vitrine?: VitrineApi;
  }
}

/** Whoever draws a module leaves its player there. */
const playerOf = (element: HTMLElement & { readonly vitrine?: Player }): Player | null =>
  element.vitrine ?? null;

const names = ({ id, dataset }: HTMLElement): (string | undefined)[] => [dataset['alias'], id, dataset['id']];

const find = (which: Which): HTMLElement | null =>
  allModules().find((element) => element === which || names(element).includes(which as string)) ?? null;

export function installApi(): void {
  const get = (which: Which): Player | null => {
    const element = find(which);
    return element && playerOf(element);
  };
  window.vitrine ??= {
    get modules() {
      return allModules().flatMap((element) => playerOf(element) ?? []);
    },
    get,
    next: (which) => get(which)?.next(),
    previous: (which) => get(which)?.previous(),
    jump: (which, slide) => get(which)?.request(slide),
    pause: (which) => get(which)?.pause(),
    play: (which) => get(which)?.play(),
    on(which, name, call) {
      const event = name === 'lowfps' ? 'sr7.lowfps' : `sr.${name}`;
      const hear = (heard: Event): void => {
        const source = heard.composedPath()[0];
        const isMeant = which === '*' || (source instanceof Element && find(which) === source);
        if (isMeant) call((heard as CustomEvent).detail);
      };
      document.addEventListener(event, hear);
      return () => document.removeEventListener(event, hear);
    },
    open: (alias) => pageModals().open(alias),
    close: (alias) => pageModals().close(alias),
    remove: (which) => find(which)?.remove(),
    configure,
  };
}
