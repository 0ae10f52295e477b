import { browserClock, type Clock, type Disposer } from '@vitrine/browser';
import {
  isRefused,
  MODAL_TEXTS,
  type ModalEvent,
  type ModalState,
  nextModalState,
  watchTriggers,
} from '@vitrine/engine';
import {
  asObject,
  isObject,
  type JsonObject,
  type ModalSettings,
  REPLY_TEXTS,
  readModal,
} from '@vitrine/model';
import { type DrawnModal, drawModal } from './drawModal.ts';
import type { ModalAnswer, ModalRegistration, Modals, ModalsOptions } from './Modals.ts';

interface Session {
  readonly alias: string;
  readonly state: ModalState;
  drawn: DrawnModal | null;
  /** Whether it led to another state. */
  send(event: ModalEvent): boolean;
}

/** Opens modules as modals by their alias. Who listens for what asks for them is `watchModals`. */
export function createModals(options: ModalsOptions & { readonly clock?: Clock }): Modals {
  const { document, source, mount, clock = browserClock } = options;
  const registered = new Map<string, ModalRegistration>();
  const watches = new Map<string, Disposer>();
  /** Carousels stay where they were left (spec/1 §2: only others close their slide). */
  const kept = new Map<string, DrawnModal>();
  let session = createSession('');

  /** What is missing is told in the catalogue's words (spec/2 §8). */
  async function load(alias: string): Promise<{ document: unknown; settings: ModalSettings } | null> {
    const known = registered.get(alias);
    const [answer, loaded] = await Promise.all([known ?? source.settings(alias), source.load(alias)]);
    if (!answer || !loaded) return null;
    const own = asObject(asObject(asObject(loaded.document)?.['settings'])?.['modal']) ?? {};
    return { document: loaded.document, settings: readModal(merged(own, answer)) };
  }

  async function draw(alias: string): Promise<DrawnModal | null> {
    const loaded = await load(alias).catch(() => null);
    if (!loaded || !isObject(loaded.document)) return null;
    const { openModule } = await import('../draw.ts');
    const module = openModule(loaded.document);
    return drawModal({ ...loaded, alias, module, page: document, mount, clock, onClose: () => close(alias) });
  }

  async function open(alias: string): Promise<void> {
    if (session.alias === alias && session.state !== 'closed') return;
    if (isRefused(alias, document)) return console.warn(MODAL_TEXTS.refused(alias));
    close();
    // One of that name may still be fading: its ids must not stand in the page twice.
    if (session.alias === alias && !kept.has(alias)) session.drawn?.dispose();
    const mine = createSession(alias);
    session = mine;
    mine.send('asked');
    const drawn = kept.get(alias) ?? (await draw(alias));
    if (!drawn) {
      // Who closed it meanwhile does not wait for it.
      if (mine.send('failed')) console.error(REPLY_TEXTS.notLoaded(alias));
      return;
    }
    if (!mine.send('loaded')) return drawn.dispose();
    if (drawn.isCarousel) kept.set(alias, drawn);
    mine.drawn = drawn;
    drawn.show();
  }

  function close(alias: string | null = null): void {
    if (alias !== null && alias !== session.alias) return;
    if (!session.send('left')) return;
    session.drawn?.hide();
  }

  return {
    open,
    close,
    register(registration) {
      const { alias } = registration;
      watches.get(alias)?.();
      registered.set(alias, registration);
      const { trigger } = readModal(registration);
      const stop = watchTriggers({ alias, trigger, document, clock, open: () => void open(alias) });
      const forget = (): void => {
        stop();
        if (registered.get(alias) === registration) registered.delete(alias);
      };
      watches.set(alias, forget);
      return forget;
    },
    dispose() {
      for (const forget of watches.values()) forget();
      close();
      session.drawn?.dispose();
      for (const drawn of kept.values()) drawn.dispose();
      kept.clear();
    },
  };
}

/** What the page or the server says counts before what the document says. */
function merged(own: JsonObject, answer: ModalAnswer): JsonObject {
  const given = Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== undefined));
  const speed = answer.speed ?? answer.sp ?? own['speed'] ?? own['sp'];
  return { ...own, ...given, speed };
}

function createSession(alias: string): Session {
  let state: ModalState = 'closed';
  return {
    alias,
    drawn: null,
    get state() {
      return state;
    },
    send(event) {
      const before = state;
      state = nextModalState(state, event);
      return state !== before;
    },
  };
}
