import { listen, lockScroll } from '@vitrine/browser';
import type { PageContext } from '../page/PageContext.ts';
import { readSettings, type Settings, textOf } from '../settings/readSettings.ts';
import { createPopupMemory } from './popupMemory.ts';
import { mayOpen } from './popupRules.ts';
import { startTriggers } from './popupTriggers.ts';

const POPUPS = 'dialog.elementor-popup-modal';
const ID_START = 'elementor-popup-modal-';

/** Documents in dialogs: they open by what they wait for, by links, and by what matches their selector. */
export function startPopups(page: PageContext): void {
  const popups = new Map(
    [...document.querySelectorAll<HTMLDialogElement>(POPUPS)].map((dialog) => {
      const popup = createPopup(dialog, page);
      return [popup.id, popup] as const;
    }),
  );
  page.actions.add('popup:open', (settings) => {
    const popup = popups.get(textOf(settings['id']));
    if (popup?.dialog.open && settings['toggle'] === true) popup.close();
    else popup?.open();
  });
  page.actions.add('popup:close', (settings, event) => {
    const from = event?.target instanceof Element ? event.target.closest<HTMLDialogElement>(POPUPS) : null;
    const popup = popups.get(from?.id.slice(ID_START.length) ?? textOf(settings['id'])) ?? openOne(popups);
    if (settings['do_not_show_again'] === 'yes') popup?.forget();
    popup?.close();
  });
}

interface Popup {
  readonly id: string;
  readonly dialog: HTMLDialogElement;
  open(): void;
  close(): void;
  /** The visitor does not want to see it again. */
  forget(): void;
}

const openOne = (popups: ReadonlyMap<string, Popup>): Popup | undefined =>
  [...popups.values()].findLast(({ dialog }) => dialog.open);

function createPopup(dialog: HTMLDialogElement, page: PageContext): Popup {
  const id = dialog.id.slice(ID_START.length);
  const settings = readSettings(dialog.dataset['elementorPopup']);
  const rules = rulesIn(settings);
  const memory = createPopupMemory(id);
  const countsOnClose = rules['times_count'] === 'close';
  let letGo: (() => void) | null = null;

  function open(): void {
    if (dialog.open) return;
    if (settings['isOnlyOne'] === true && document.querySelector(`${POPUPS}[open]`)) return;
    // A dialog over the page holds the focus and makes the rest inert; one without an overlay stands beside the page.
    if (settings['isModal'] === false) dialog.show();
    else {
      dialog.showModal();
      letGo = lockScroll(document);
    }
    if (!countsOnClose) memory.countShown();
    page.startWithin(dialog);
    wait(settings['closeAfterS'], () => dialog.close());
    hideCloseButton(dialog, settings);
    tell('show', id, dialog);
  }

  listen(dialog, 'close', () => {
    letGo?.();
    letGo = null;
    if (countsOnClose) memory.countShown();
    tell('hide', id, dialog);
  });
  listen(dialog, 'cancel', (event) => {
    if (settings['keepsOnEscape'] === true) event.preventDefault();
  });
  listen(dialog, 'click', ({ target }) => {
    const isButton = target instanceof Element && target.closest('.dialog-close-button') !== null;
    // What is outside the box is the dialog itself.
    if (isButton || (target === dialog && settings['keepsOnOverlay'] !== true)) dialog.close();
  });
  openBySelector(textOf(settings['openSelector']), open);
  if (Object.keys(rules).length > 0) {
    memory.countView();
    const visit = {
      nowMs: Date.now(),
      referrer: document.referrer,
      origin: location.origin,
      device: page.device(),
      isLoggedIn: document.body.classList.contains('logged-in'),
      userAgent: navigator.userAgent,
      memory: memory.read(),
    };
    if (mayOpen(rules, visit)) startTriggers(rules, open);
  }
  return { id, dialog, open, close: () => dialog.close(), forget: memory.forget };
}

const rulesIn = ({ rules }: Settings): Settings =>
  typeof rules === 'object' && rules !== null ? (rules as Settings) : {};

function wait(seconds: unknown, run: () => void): void {
  if (typeof seconds === 'number' && seconds > 0) setTimeout(run, seconds * 1000);
}

/** A button that comes later: until then Escape closes. */
function hideCloseButton(dialog: HTMLDialogElement, { closeButtonAfterS }: Settings): void {
  const button = dialog.querySelector<HTMLElement>('.dialog-close-button');
  if (!button || typeof closeButtonAfterS !== 'number' || closeButtonAfterS <= 0) return;
  button.hidden = true;
  wait(closeButtonAfterS, () => (button.hidden = false));
}

function openBySelector(selector: string, open: () => void): void {
  if (selector === '') return;
  listen(document, 'click', (event) => {
    if (!(event.target instanceof Element) || !isWithin(event.target, selector)) return;
    event.preventDefault();
    open();
  });
}

function isWithin(target: Element, selector: string): boolean {
  try {
    return target.closest(selector) !== null;
  } catch {
    // No selector: nothing is meant by it.
    return false;
  }
}

/** As extensions hear of it. */
const tell = (what: 'show' | 'hide', id: string, instance: HTMLDialogElement): void =>
  void window.dispatchEvent(
    new CustomEvent(`elementor/popup/${what}`, { detail: { id: Number(id), instance } }),
  );
